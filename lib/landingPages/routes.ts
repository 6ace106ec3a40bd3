import { toIdInLanguage } from '#lib/content/languages.ts'
import type { LandingRoutesQueryResult } from '#lib/content/sanity.types.ts'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { getPathLocale, getPageHref, localeHomes, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'
import { normalizePath } from '#lib/links/path.ts'

type Row = LandingRoutesQueryResult[number]

/** A landing page: the English document has what both languages share. */
export interface LandingRoute {
  id: string
  path: `/${string}`
  formerPaths: readonly string[]
  languages: readonly Locale[]
  partner: string | null
  indexable: boolean
  runsFrom: string | null
  runsUntil: string | null
  leadsTo: string | null
  /** When each language was published last. */
  lastChanges: Partial<Record<Locale, string>>
}

const isPath = (path: string | null): path is `/${string}` => path?.startsWith('/') === true

/** Pairs the landing pages of all languages. One without a path is left out. */
export function listLandingRoutes(rows: readonly Row[]): LandingRoute[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return rows.flatMap((row) => {
    const { _id: id, language, path, formerPaths, partner, indexable, runsFrom, runsUntil, leadsTo } = row
    if (language !== defaultLocale || !isPath(path)) return []
    const versions = locales.flatMap((locale) => {
      const version = byId.get(toIdInLanguage(id, locale))
      return version ? [[locale, version._updatedAt] as const] : []
    })
    const lastChanges: LandingRoute['lastChanges'] = Object.fromEntries(versions)
    const languages = versions.map(([locale]) => locale)
    const shared = { partner, runsFrom, runsUntil, leadsTo, indexable: indexable !== false }
    return [{ id, path, formerPaths: formerPaths ?? [], languages, lastChanges, ...shared }]
  })
}

const isBefore = ({ runsFrom }: LandingRoute, today: string) => runsFrom !== null && today < runsFrom
const isOver = ({ runsUntil }: LandingRoute, today: string) => runsUntil !== null && today > runsUntil

/** Returns whether a landing page is public on a day. */
export const isRunning = (route: LandingRoute, today: string) => !isBefore(route, today) && !isOver(route, today)

/** Finds a landing page by its path under any language; former paths do not count. */
export const findLandingRoute = (routes: readonly LandingRoute[], path: string): LandingRoute | undefined =>
  routes.find((route) => route.path === toLocalizedPath(path, defaultLocale))

/** Folder of the routes of landing pages, which visitors never see. */
const FOLDER = '/landing'

/** Returns the internal path that renders a public one. */
export const toLandingRoutePath = (path: string): string => {
  const locale = getPathLocale(path)
  return getPageHref(localeHomes[locale], `${FOLDER}${toLocalizedPath(path, defaultLocale)}`)
}

type LandingAnswer = { rendered: string } | { redirect: string; permanent: boolean }

/**
 * Finds what a landing page answers at a path: the page, or a redirect from a former path, from capitals, from a language
 * it is not offered in, or from a page that is over.
 *
 * @param offered the languages in which the site itself is offered
 * @param today as an ISO date
 */
export function findLandingAnswer(
  routes: readonly LandingRoute[],
  pathname: string,
  offered: readonly Locale[],
  today: string,
): LandingAnswer | undefined {
  const normalized = normalizePath(pathname)
  if (normalized === undefined) return undefined
  const lower = normalized.toLowerCase()
  const plain = toLocalizedPath(lower, defaultLocale)
  const route = routes.find(({ path, formerPaths }) => path === plain || formerPaths.includes(plain))
  if (route === undefined || isBefore(route, today)) return undefined
  const requested = getPathLocale(lower)
  const isOffered = route.languages.includes(requested) && offered.includes(requested)
  const locale = isOffered ? requested : defaultLocale
  const home = localeHomes[locale]
  if (isOver(route, today)) {
    // Two pages that are over could lead to each other.
    const next = route.leadsTo === null ? undefined : findLandingRoute(routes, route.leadsTo)
    const leadsTo = next && !isRunning(next, today) ? null : route.leadsTo
    return { redirect: resolveHref(home, leadsTo ?? '/'), permanent: false }
  }
  const target = getPageHref(home, route.path)
  // Not by the trailing slash, which Next removes.
  if (target !== normalized) return { redirect: target, permanent: isOffered }
  return { rendered: toLandingRoutePath(target) }
}
