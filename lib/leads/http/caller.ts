import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getSitePrefix } from '#lib/links/homeLinks.ts'
import { getNetwork } from '#lib/security/network.ts'

/**
 * Whether a browser sent this from another site. A call without a browser's marks is not cross-origin: it carries no
 * visitor's rights.
 *
 * @param siteUrl the public address of the site, which is trusted beside the host that was asked
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
 * Whose calls count together. Only the address that our own front door writes is believed: it drops what a client
 * sends under the same name, and the last entry is its own.
 */
export function clientIp(request: Request): string {
  return getNetwork(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
}

const PATH_MAX_LENGTH = 200

/** Where a request comes from, as its headers tell. */
export interface Source {
  source_page: string
  source_home: string
  locale: Locale
}

/** The path of the page a form stands on, without its query; empty when the browser does not say. */
function getPage(request: Request): string {
  const referer = request.headers.get('referer')
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname.slice(0, PATH_MAX_LENGTH) : ''
}

/** Reads page, home link and language of a form call. */
export function getSource(request: Request): Source {
  const page = getPage(request)
  return {
    source_page: page,
    source_home: getSitePrefix(page),
    locale: parsePreferredLocale(request.headers.get('accept-language')),
  }
}
