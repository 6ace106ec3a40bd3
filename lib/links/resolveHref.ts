import { defaultLocale } from '#lib/i18n/locales.ts'
import { getOnePagerPath, ONE_PAGER_PATH } from '#lib/onePagerPath.ts'
import { normalizePath } from './path.ts'
import { getRouteKind, isBelowLanding } from './routeKind.ts'
import {
  businessHomes,
  DEFAULT_SITE_PREFIX,
  getPageHref,
  getPathLocale,
  getSitePrefix,
  isLandingPath,
  type SitePrefix,
  toLocalizedPath,
} from './homeLinks.ts'
import { getSectionHref } from './routes.ts'

/**
 * Resolves an editor's path for visitors of a home: they stay in their landing variant if it has the page, and in their
 * language. Uploads have one URL only. What may be a landing page is below the home's language; redirects lead on from
 * there.
 */
export function resolveHref(home: SitePrefix, written: string): string {
  const [path = ''] = written.split(/[?#]/, 1)
  const rest = written.slice(path.length)
  // A path that names its language, such as one copied from the browser, leads where it says.
  if (getPathLocale(path) !== defaultLocale) return written
  const locale = getPathLocale(home)
  if (path === ONE_PAGER_PATH && !rest.startsWith('?')) return `${getOnePagerPath(locale)}${rest}`
  const hasOwnHome = ![DEFAULT_SITE_PREFIX, businessHomes[defaultLocale]].includes(getSitePrefix(path))
  const within = hasOwnHome ? toLocalizedPath(path, locale) : getPageHref(home, path)
  const plain = normalizePath(within)
  const isPage = plain !== undefined && (plain === home || getRouteKind(plain) === 'page' || isBelowLanding(plain))
  if (isPage) return `${within}${rest}`
  const localized = toLocalizedPath(path, locale)
  const isInLanguage = isLandingPath(path) || getRouteKind(normalizePath(localized) ?? '') === 'page'
  return isInLanguage ? `${localized}${rest}` : written
}

/** The home of a page, and whether the page is that home. */
export interface PageLocation {
  readonly home: SitePrefix
  readonly atHome: boolean
}

const isAnchor = (href: string): href is `#${string}` => href.startsWith('#')

/**
 * Resolves the link of a menu item on a page: `#faq` is a section of the home page, `/support` a page, of the same home
 * if possible, anything else another site.
 */
export function getMenuTarget(href: string, { home, atHome }: PageLocation) {
  if (isAnchor(href)) return { href: atHome ? href : getSectionHref(home, href), external: false }
  if (href.startsWith('/')) return { href: resolveHref(home, href), external: false }
  return { href, external: true }
}
