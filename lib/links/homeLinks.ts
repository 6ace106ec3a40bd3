import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'

/**
 * Where "home" is, per prefix the site answers under: the root of each language, its landing variant and its business
 * page. A longer prefix stands before the one it begins with.
 */
const homeLinks = ['/fr/business', '/fr/lp1', '/fr', '/business', '/lp1', '/'] as const

export type SitePrefix = (typeof homeLinks)[number]

/** The home of each language. */
export const localeHomes = { 'en-CA': '/', 'fr-CA': '/fr' } as const satisfies Record<Locale, SitePrefix>

/** The business home of each language. */
export const businessHomes = { 'en-CA': '/business', 'fr-CA': '/fr/business' } as const satisfies Record<
  Locale,
  SitePrefix
>

export const DEFAULT_HOME_LINK: SitePrefix = localeHomes[defaultLocale]

/** The last part of a landing variant's home, whose pages repeat those under the root of its language. */
const VARIANT = '/lp1'

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

export const getPathLocale = (path: string): Locale => (isUnder(path, localeHomes['fr-CA']) ? 'fr-CA' : 'en-CA')

export const isBusinessHome = (home: SitePrefix): boolean => home === businessHomes[getPathLocale(home)]

const join = (home: string, path: string) => (home === '/' ? path : path === '/' ? home : `${home}${path}`)

/**
 * The home link a path belongs to.
 *
 * @param path a pathname without query or hash, such as `/lp1/privacy`
 */
export function getSitePrefix(path: string): SitePrefix {
  return homeLinks.find((home) => home !== '/' && isUnder(path, home)) ?? DEFAULT_HOME_LINK
}

/**
 * The address of a public page as visitors of one home see it: in its language, and those of the landing variant stay
 * within it. The business home has only its own page, so everything else is served from the root.
 *
 * @param path a path of the route table, beginning with a slash
 */
export function getPageHref(home: SitePrefix, path: string): string {
  const isVariant = home.endsWith(VARIANT) && path !== '/business'
  return join(isVariant ? home : localeHomes[getPathLocale(home)], path)
}

/** A path without the prefix of its language: `/lp1/privacy` for `/fr/lp1/privacy`. */
function stripLocale(path: string): string {
  const prefix = localeHomes[getPathLocale(path)]
  return prefix === '/' ? path : path.slice(prefix.length) || '/'
}

/**
 * The path of the route table for a path under any prefix: `/privacy` for `/fr/lp1/privacy`.
 *
 * @param path a pathname without query or hash, with or without a slash at its end
 */
export function getPagePath(path: string): string {
  const local = stripLocale(path.replace(/\/+$/, ''))
  return (isUnder(local, VARIANT) ? local.slice(VARIANT.length) : local) || '/'
}

/** The one address search engines should know a page by: the page under the root of a language, by default its own. */
export const toCanonicalPath = (path: string, locale: Locale = getPathLocale(path)): string =>
  join(localeHomes[locale], getPagePath(path))

/** The same page in a language, under the same landing variant. */
export const toLocalizedPath = (path: string, locale: Locale): string => join(localeHomes[locale], stripLocale(path))
