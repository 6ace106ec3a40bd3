import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getSitePrefix } from '#lib/links/homeLinks.ts'
import { getNetwork } from '#lib/security/network.ts'

/**
 * Returns whether a browser sent this request from another site. A request without browser headers is not cross-origin:
 * it carries no visitor's credentials.
 *
 * @param siteUrl public URL of the site, which is trusted in addition to the requested host
 */
export function isCrossOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  if (origin === new URL(siteUrl).origin) return false
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')
}

/**
 * Returns the IP address that rate limits count by. Only the last `X-Forwarded-For` entry is trusted: the front door
 * writes it, and drops what a client sent.
 */
export function clientIp(request: Request): string {
  return getNetwork(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
}

const PATH_MAX_LENGTH = 200

/** The origin of a request, read from its headers. */
export interface Source {
  source_page: string
  source_home: string
  locale: Locale
}

/** Returns the path of the form's page without its query; empty when the browser sends no referrer. */
function getPage(request: Request): string {
  const referer = request.headers.get('referer')
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname.slice(0, PATH_MAX_LENGTH) : ''
}

/** Reads page, home link and language of a form request. */
export function getSource(request: Request): Source {
  const page = getPage(request)
  return {
    source_page: page,
    source_home: getSitePrefix(page),
    locale: parsePreferredLocale(request.headers.get('accept-language')),
  }
}
