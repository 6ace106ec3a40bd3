import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { isUnder } from './path.ts'

/** Home paths: the root of each language, its landing variant and its business page. Longer prefixes come first. */
const sitePrefixes = ['/fr/business', '/fr/lp1', '/fr', '/business', '/lp1', '/'] as const

export type SitePrefix = (typeof sitePrefixes)[number]

type Homes = Record<Locale, SitePrefix>

export const localeHomes = { 'en-CA': '/', 'fr-CA': '/fr' } as const satisfies Homes

export const businessHomes = { 'en-CA': '/business', 'fr-CA': '/fr/business' } as const satisfies Homes

export const DEFAULT_SITE_PREFIX: SitePrefix = localeHomes[defaultLocale]

const VARIANT = '/lp1'

export const getPathLocale = (path: string): Locale => (isUnder(path, localeHomes['fr-CA']) ? 'fr-CA' : 'en-CA')

export const isBusinessHome = (home: SitePrefix): boolean => home === businessHomes[getPathLocale(home)]

const join = (home: string, path: string) => (home === '/' ? path : path === '/' ? home : `${home}${path}`)

/** Returns the home link of a path. */
export function getSitePrefix(path: string): SitePrefix {
  return sitePrefixes.find((home) => home !== '/' && isUnder(path, home)) ?? DEFAULT_SITE_PREFIX
}

/**
 * Returns the URL path of a page within a home: visitors keep their language and landing variant. The business home has
 * no other pages, so these are below the root.
 */
export function getPageHref(home: SitePrefix, path: string): string {
  const isVariant = home.endsWith(VARIANT) && path !== '/business'
  return join(isVariant ? home : localeHomes[getPathLocale(home)], path)
}

/** Removes the language prefix: `/lp1/privacy` for `/fr/lp1/privacy`. */
function stripLocale(path: string): string {
  const prefix = localeHomes[getPathLocale(path)]
  return prefix === '/' ? path : path.slice(prefix.length) || '/'
}

/** Removes every prefix: `/privacy` for `/fr/lp1/privacy`. */
export function getPagePath(path: string): string {
  const local = stripLocale(path.replace(/\/+$/, ''))
  return (isUnder(local, VARIANT) ? local.slice(VARIANT.length) : local) || '/'
}

/** Returns the canonical path: below the root of a language, by default the path's own. */
export const toCanonicalPath = (path: string, locale: Locale = getPathLocale(path)): string =>
  join(localeHomes[locale], getPagePath(path))

/** Returns the same page in another language, in the same landing variant. */
export const toLocalizedPath = (path: string, locale: Locale): string => join(localeHomes[locale], stripLocale(path))
