import { defaultLocale, type Locale, locales } from './i18n/locales.ts'
import { getPageHref, localeHomes, type SitePrefix } from './links/homeLinks.ts'
import { type PageName, pages } from './pages.ts'

/**
 * The editions of the site: a language in a landing variant. The key is the first folder of a page's route, which
 * visitors never see; `home` is the prefix they see.
 */
export const editions = {
  en: { locale: 'en-CA', home: '/', suffix: '' },
  'en-lp1': { locale: 'en-CA', home: '/lp1', suffix: ', variant' },
  fr: { locale: 'fr-CA', home: '/fr', suffix: ', French' },
  'fr-lp1': { locale: 'fr-CA', home: '/fr/lp1', suffix: ', French, variant' },
} as const satisfies Record<string, { locale: Locale; home: SitePrefix; suffix: string }>

type Edition = keyof typeof editions

/** The root edition of each language. */
export const editionOfLocale = { 'en-CA': 'en', 'fr-CA': 'fr' } as const satisfies Record<Locale, Edition>

const DEFAULT_EDITION = editionOfLocale[defaultLocale]

const isEdition = (name: string): name is Edition => Object.hasOwn(editions, name)

/** Separates the parts of the edition of a landing page with a home of its own: `en~spring` for `/spring`. */
const PART = '~'

/** Returns the edition of a landing page with a home of its own, in which the pages below it are rendered. */
export const toLandingEdition = (locale: Locale, path: string): string =>
  [editionOfLocale[locale], ...path.split('/').filter(Boolean)].join(PART)

/** Finds the language and the home of an edition, of the code or of a landing page; undefined for an unknown one. */
export function findEdition(name: string): { locale: Locale; home: SitePrefix } | undefined {
  if (isEdition(name)) return editions[name]
  const [root = '', ...parts] = name.split(PART)
  const locale = locales.find((each) => editionOfLocale[each] === root)
  if (locale === undefined || parts.length === 0 || parts.some((part) => !/^[a-z0-9-]+$/.test(part))) return undefined
  return { locale, home: getPageHref(localeHomes[locale], `/${parts.join('/')}`) }
}

const names = Object.keys(editions).filter(isEdition)
const rootNames = names.filter((name) => !name.includes('-'))

export const listEditions = (page: PageName): readonly Edition[] => (pages[page].editions === 'all' ? names : rootNames)

/** Public prefixes of the home-buyer editions. */
export const editionHomes = names.map((name) => editions[name].home)

/** Lists the public paths of a page, one per edition. */
export const listPaths = (page: PageName, path: string = pages[page].path): string[] =>
  listEditions(page).map((edition) => getPageHref(editions[edition].home, path))

/** Returns the public path of an internal one, such as `/lp1/support` for `/en-lp1/support`. */
export function toPublicPath(internal: string): string {
  const [, first = '', ...rest] = internal.split('/')
  return isEdition(first) ? getPageHref(editions[first].home, `/${rest.join('/')}`) : internal
}

/** Where `proxy.ts` leads to the pages below a landing page: the edition comes next. Visitors never see it. */
export const LANDING_HOME_FOLDER = '/landing-home'

const PATHS_WITHOUT_EDITION = '(?:api|studio|sharing-image|_next)(?:/|$)|shared/(?:(?:partner|results)/)?[^/]+$'

/**
 * Creates the rewrites from public paths to the routes of their editions. Every path gets the prefix of an edition, so
 * an internal path such as `/en/support` is not public.
 */
export function createEditionRewrites(): { source: string; destination: string }[] {
  const prefixed = names
    .filter((name) => editions[name].home !== '/')
    // The first match wins: `/fr/lp1` comes before `/fr`.
    .toSorted((one, other) => editions[other].home.length - editions[one].home.length)
    .map((name) => ({ source: `${editions[name].home}/:path*`, destination: `/${name}/:path*` }))
  return [
    { source: `${LANDING_HOME_FOLDER}/:edition/:path*`, destination: '/:edition/:path*' },
    ...prefixed,
    { source: '/', destination: `/${DEFAULT_EDITION}` },
    { source: `/:path((?!${PATHS_WITHOUT_EDITION}).*)`, destination: `/${DEFAULT_EDITION}/:path*` },
  ]
}
