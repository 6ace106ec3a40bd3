import { detectDevice } from '#lib/device/detectDevice.ts'
import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { findLandingHome, getPathLocale, toLocalizedPath } from './homeLinks.ts'
import { isRedirectPage } from './routes.ts'

/** `Vary` header of responses that {@link getLanguageRedirect} may redirect. */
export const LANGUAGE_VARY = 'Accept-Language, Sec-Fetch-Site'

/**
 * Redirects a partner's link without a language to the language that the browser prefers: partners print one link for
 * all visitors. Crawlers and visitors from this site are not redirected.
 *
 * @returns undefined for no redirect
 */
export function getLanguageRedirect(path: string, header: (name: string) => string | null | undefined) {
  // Links of partners are below no landing page.
  if (!isRedirectPage(path) || getPathLocale(path) !== defaultLocale || findLandingHome(path)) return undefined
  const locale = parsePreferredLocale(header('accept-language') ?? null)
  // The visitor comes from a page of this site, whose language they chose.
  const isSameSite = header('sec-fetch-site') === 'same-origin'
  const { crawler } = detectDevice({ userAgent: header('user-agent') ?? '', platform: '', maxTouchPoints: 0 })
  return locale === defaultLocale || crawler || isSameSite ? undefined : toLocalizedPath(path, locale)
}
