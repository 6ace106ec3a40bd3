import { preferredLocale } from '#lib/i18n/acceptLanguage.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { homeLinkOf } from '#lib/links/homeLinks.ts'

const PATH_MAX_LENGTH = 200

/** Where a request comes from, as its headers tell. */
export interface Source {
  source_page: string
  source_home: string
  locale: Locale
}

/** The path of the page a form stands on, without its query; empty when the browser does not say. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer')
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname.slice(0, PATH_MAX_LENGTH) : ''
}

/** Reads page, home link and language of a form call. */
export function sourceOf(request: Request): Source {
  const page = pageOf(request)
  return {
    source_page: page,
    source_home: homeLinkOf(page),
    locale: preferredLocale(request.headers.get('accept-language')),
  }
}
