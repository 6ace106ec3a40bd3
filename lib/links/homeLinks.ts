import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { pageList } from '#lib/pages.ts'
import { isUnder, programs } from './path.ts'

/** Home paths of the code: the root of each language, its landing variant and its business page. Longer ones come first. */
const sitePrefixes = ['/fr/business', '/fr/lp1', '/fr', '/business', '/lp1', '/'] as const

/** The path of a home page, within which links lead: one of the code, or a landing page with a home of its own. */
export type SitePrefix = `/${string}`

type Homes = Record<Locale, SitePrefix>

export const localeHomes = { 'en-CA': '/', 'fr-CA': '/fr' } as const satisfies Homes

export const businessHomes = { 'en-CA': '/business', 'fr-CA': '/fr/business' } as const satisfies Homes

export const DEFAULT_SITE_PREFIX: SitePrefix = localeHomes[defaultLocale]

const VARIANT = '/lp1'

export const getPathLocale = (path: string): Locale => (isUnder(path, localeHomes['fr-CA']) ? 'fr-CA' : 'en-CA')

export const isBusinessHome = (home: SitePrefix): boolean => home === businessHomes[getPathLocale(home)]

const join = (home: SitePrefix, path: SitePrefix): SitePrefix =>
  home === '/' ? path : path === '/' ? home : `${home}${path}`

const firstFolder = (path: string) => path.split('/', 2).join('/')

/** First folders of the pages that every home has. */
const sharedFolders = [
  ...new Set(pageList.filter(({ editions }) => editions === 'all').map(({ path }) => firstFolder(path))),
  '/forms',
  '/questions',
].filter((folder) => folder !== '/')

/** First folders that no landing page has, as far as pages could be below them. */
const otherFolders = [
  ...sharedFolders,
  VARIANT,
  ...Object.values(localeHomes),
  ...programs,
  ...pageList.map(({ path }) => firstFolder(path)),
].filter((folder) => /^\/[a-z0-9-]+$/.test(folder))

const LANDING = `(?!(?:${otherFolders.join('|')})(?:/|$))(?:/[a-z0-9-]{1,79}){1,2}?`

const AT_LANDING = new RegExp(`^${LANDING}$`)

/** A page below a landing page with a home of its own: its home, and the page's path. */
const BELOW_LANDING = new RegExp(`^(${LANDING})((?:${sharedFolders.join('|')})(?:/.*)?)$`)

/** Splits the path of a page below a landing page, without language; undefined for any other path. */
function splitLandingPath(path: string): { home: SitePrefix; page: SitePrefix } | undefined {
  const [, home, page] = BELOW_LANDING.exec(path) ?? []
  return home && page ? { home: toPath(home), page: toPath(page) } : undefined
}

const toPath = (path: string): SitePrefix => `/${path.replace(/^\//, '')}`

/** Returns the home link of a path. That of a landing page is known from the pages below it only. */
export function getSitePrefix(path: string): SitePrefix {
  const landing = splitLandingPath(stripLocale(path))
  if (landing) return join(localeHomes[getPathLocale(path)], landing.home)
  return sitePrefixes.find((home) => home !== '/' && isUnder(path, home)) ?? DEFAULT_SITE_PREFIX
}

/** Returns whether a path may be that of a landing page. Only content knows whether there is one. */
export const isLandingPath = (path: string): boolean => AT_LANDING.test(stripLocale(path))

/** Returns the home of a page whose form is posted: a landing page is named only if it has a home of its own. */
export const getPostedHome = (page: string): SitePrefix => (isLandingPath(page) ? toPath(page) : getSitePrefix(page))

/** Returns whether a home is that of a landing page. */
export const isLandingHome = (home: SitePrefix): boolean => !sitePrefixes.some((prefix) => prefix === home)

/** Returns the landing page whose home a path is below, such as `/spring` for `/fr/spring/support`; undefined for others. */
export const findLandingHome = (path: string): SitePrefix | undefined => splitLandingPath(stripLocale(path))?.home

/**
 * Returns the URL path of a page within a home: visitors keep their language and landing variant. The business home has
 * no other pages, so these are below the root.
 */
export function getPageHref(home: SitePrefix, path: string): SitePrefix {
  const isVariant = !isBusinessHome(home) && path !== businessHomes[defaultLocale]
  return join(isVariant ? home : localeHomes[getPathLocale(home)], toPath(path))
}

/** Removes the language prefix: `/lp1/privacy` for `/fr/lp1/privacy`. */
function stripLocale(path: string): SitePrefix {
  const prefix = localeHomes[getPathLocale(path)]
  return toPath(prefix === '/' ? path : path.slice(prefix.length))
}

/** Removes every prefix: `/privacy` for `/fr/lp1/privacy`. */
export function getPagePath(path: string): SitePrefix {
  const local = stripLocale(path.replace(/\/+$/, ''))
  return splitLandingPath(local)?.page ?? toPath(isUnder(local, VARIANT) ? local.slice(VARIANT.length) : local)
}

/** Returns the canonical path: below the root of a language, by default the path's own. */
export const toCanonicalPath = (path: string, locale: Locale = getPathLocale(path)): SitePrefix =>
  join(localeHomes[locale], getPagePath(path))

/** Returns the same page in another language, in the same landing variant. */
export const toLocalizedPath = (path: string, locale: Locale): SitePrefix =>
  join(localeHomes[locale], stripLocale(path))
