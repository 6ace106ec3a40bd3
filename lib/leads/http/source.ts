import { defaultLocale, locales } from '#lib/i18n/locales.ts'
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

/** The site's language for what the browser asked, by the first language named. */
export function localeOf(acceptLanguage: string | null): Locale {
  const wanted = acceptLanguage?.split(/[,;]/, 1)[0]?.trim().toLowerCase() ?? ''
  const exact = locales.find((locale) => locale.toLowerCase() === wanted)
  const sameLanguage = locales.find((locale) => locale.split('-', 1)[0] === wanted.split('-', 1)[0])
  return exact ?? sameLanguage ?? defaultLocale
}

/** Reads page, home link and language of a form call. */
export function sourceOf(request: Request): Source {
  const page = pageOf(request)
  return { source_page: page, source_home: homeLinkOf(page), locale: localeOf(request.headers.get('accept-language')) }
}
