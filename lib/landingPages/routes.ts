import { LANDING_HOME_FOLDER, toLandingEdition } from '#lib/editions.ts'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { findDayProblem } from '#lib/content/formats.ts'
import type { LandingRoutesQueryResult } from '#lib/content/sanity.types.ts'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import {
  findLandingHome,
  getPageHref,
  getPagePath,
  getPathLocale,
  localeHomes,
  type SitePrefix,
  toLocalizedPath,
} from '#lib/links/homeLinks.ts'
import { normalizePath } from '#lib/links/path.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'
import { findPageName, isBelowLanding } from '#lib/links/routeKind.ts'
import type { PageName } from '#lib/pages.ts'
import { listFormerPaths } from './path.ts'
import { isSplitOn, isSplittable, parseSplit, type SplitPlan } from './split.ts'

type Row = LandingRoutesQueryResult[number]

/** A landing page: the English document has what both languages share. */
export interface LandingRoute {
  id: string
  path: `/${string}`
  formerPaths: readonly string[]
  languages: readonly Locale[]
  partner: string | null
  indexable: boolean
  /** Whether its links stay below it, as those of a landing variant. */
  ownHome: boolean
  runsFrom: string | null
  runsUntil: string | null
  leadsTo: string | null
  /** How it stands in for another page. */
  split: SplitPlan | undefined
  /** When each language was published last. */
  lastChanges: Partial<Record<Locale, string>>
}

const isPath = (path: string | null): path is `/${string}` => path?.startsWith('/') === true

// An importer may write values of another type, and one page must not take the others down.
const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Returns a day that can be read; an unreadable one counts as none. */
function asDay(value: unknown): string | null {
  const day = asText(value)
  return day !== null && findDayProblem(day) === undefined ? day : null
}

/** Pairs the landing pages of all languages. One without a path is left out. */
export function listLandingRoutes(rows: readonly Row[]): LandingRoute[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return rows.flatMap((row) => {
    const { _id: id, language } = row
    const path = asText(row.path)
    if (language !== defaultLocale || !isPath(path)) return []
    const versions = locales.flatMap((locale) => {
      const version = byId.get(toIdInLanguage(id, locale))
      return version ? [[locale, version._updatedAt] as const] : []
    })
    const lastChanges: LandingRoute['lastChanges'] = Object.fromEntries(versions)
    const languages = versions.map(([locale]) => locale)
    const switches = { indexable: row.indexable !== false, ownHome: row.ownHome === true }
    const days = { runsFrom: asDay(row.runsFrom), runsUntil: asDay(row.runsUntil), split: parseSplit(row.split) }
    const shared = { partner: asText(row.partner), leadsTo: asText(row.leadsTo), ...days, ...switches }
    return [{ id, path, formerPaths: listFormerPaths(row), languages, lastChanges, ...shared }]
  })
}

type Days = Pick<LandingRoute, 'runsFrom' | 'runsUntil'>

const isBefore = ({ runsFrom }: Days, today: string) => runsFrom !== null && today < runsFrom
const isOver = ({ runsUntil }: Days, today: string) => runsUntil !== null && today > runsUntil

/** Returns whether a landing page is public on a day. */
export const isRunning = (route: Days, today: string) => !isBefore(route, today) && !isOver(route, today)

/** Finds the route of a landing page by its id in any language; undefined for any other page. */
export const findRouteById = (routes: readonly LandingRoute[], id: string): LandingRoute | undefined =>
  routes.find((route) => route.id === toIdInLanguage(id, defaultLocale))

/** Keeps the pages that visitors can open on a day: of landing pages those that run. */
export function keepOpenPages<Page extends { _id: string; _type: string }>(
  pages: readonly Page[],
  routes: readonly LandingRoute[],
  today: string,
): Page[] {
  return pages.filter(({ _id, _type }) => {
    if (_type !== 'landingPage') return true
    const route = findRouteById(routes, _id)
    return route !== undefined && isRunning(route, today)
  })
}

/** Finds a landing page by its path under any language; former paths do not count. */
export const findLandingRoute = (routes: readonly LandingRoute[], path: string): LandingRoute | undefined =>
  routes.find((route) => route.path === toLocalizedPath(path, defaultLocale))

/** Folder of the routes of landing pages, which visitors never see. */
const FOLDER = '/landing'

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Returns the internal path that renders a landing page, or a page below one with a home of its own. */
function toRoutePath({ path }: LandingRoute, locale: Locale, below?: string): string {
  if (below === undefined) return getPageHref(localeHomes[locale], `${FOLDER}${path}`)
  return `${LANDING_HOME_FOLDER}/${toLandingEdition(locale, path)}${encodePath(below)}`
}

/** Finds the internal path of a landing page, or of a page below one, on any day; undefined for any other path. */
export function findLandingRoutePath(routes: readonly LandingRoute[], path: string): string | undefined {
  const normalized = normalizePath(path)
  if (normalized === undefined) return undefined
  const locale = getPathLocale(normalized)
  const route = findLandingRoute(routes, normalized)
  if (route) return toRoutePath(route, locale)
  const home = isBelowLanding(normalized) ? findLandingHome(normalized) : undefined
  const above = home && findLandingRoute(routes, home)
  return above?.ownHome ? toRoutePath(above, locale, getPagePath(normalized)) : undefined
}

/** Finds a landing page by its path or a former one, in small letters, under any language. */
export function findByAnyPath(routes: readonly LandingRoute[], path: string): LandingRoute | undefined {
  const sought = toLocalizedPath(path, defaultLocale)
  return routes.find((route) => route.path === sought || route.formerPaths.includes(sought))
}

/**
 * Finds the landing page that a preview shows at a path. While an editor changes the path, the preview stays at the one
 * that was published.
 */
export function findPreviewedRoute(
  drafts: readonly LandingRoute[],
  published: readonly LandingRoute[],
  path: string,
): LandingRoute | undefined {
  const draft = findLandingRoute(drafts, path)
  if (draft) return draft
  const before = findByAnyPath(published, path)
  // A draft has no route while its path is empty.
  return before && (findRouteById(drafts, before.id) ?? before)
}

/** Finds the internal path that renders what {@link findPreviewedRoute} finds at a path. */
export function findPreviewedPath(
  drafts: readonly LandingRoute[],
  published: readonly LandingRoute[],
  path: string,
): string | undefined {
  const draft = findLandingRoutePath(drafts, path)
  const normalized = normalizePath(path)
  if (draft !== undefined || normalized === undefined) return draft
  const before = findByAnyPath(published, normalized)
  if (before === undefined) return undefined
  const shown = toLocalizedPath(normalized, defaultLocale)
  return getPageHref(localeHomes[getPathLocale(normalized)], `${FOLDER}${shown}`)
}

/** Finds what a page that is over leads on to: never another one that is over, since two could lead to each other. */
function findNextHref(
  routes: readonly LandingRoute[],
  { leadsTo }: LandingRoute,
  home: SitePrefix,
  today: string,
): string {
  const [written = ''] = (leadsTo ?? '').split(/[?#]/, 1)
  const path = normalizePath(written)
  if (leadsTo === null || path === undefined) return home
  const next = findByAnyPath(routes, path.toLowerCase())
  if (!next) return resolveHref(home, leadsTo)
  return isRunning(next, today) ? `${getPageHref(home, next.path)}${leadsTo.slice(written.length)}` : home
}

type LandingAnswer = { rendered: string } | { redirect: string; permanent: boolean }

/**
 * Finds what a landing page answers at a path: the page, or a redirect from a former path, from capitals, from a trailing
 * slash, from a language it is not offered in, or from a page that is over.
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
  const exact = findByAnyPath(routes, lower)
  // The name of a question may have capitals.
  const known = isBelowLanding(normalized) ? normalized : lower
  const below = exact === undefined && isBelowLanding(known) ? getPagePath(known) : undefined
  const above = below && findLandingHome(lower)
  const route = exact ?? (above && findByAnyPath(routes, above))
  if (!route || isBefore(route, today)) return undefined
  const requested = getPathLocale(lower)
  // Links to it outlive the page above it, and its home.
  if (below && (isOver(route, today) || !route.ownHome)) {
    return { redirect: encodePath(getPageHref(localeHomes[requested], below)), permanent: false }
  }
  const isOffered = route.languages.includes(requested) && offered.includes(requested)
  const locale = isOffered ? requested : defaultLocale
  const home = localeHomes[locale]
  if (isOver(route, today)) return { redirect: findNextHref(routes, route, home, today), permanent: false }
  const top = getPageHref(home, route.path)
  const target = below ? getPageHref(top, below) : top
  if (target !== normalized || pathname.endsWith('/')) return { redirect: encodePath(target), permanent: isOffered }
  return { rendered: toRoutePath(route, locale, below) }
}

/** A landing page that stands in for another page. */
export interface RunningSplit extends Pick<SplitPlan, 'percentage' | 'until'> {
  /** English path of the page that it stands in for. */
  path: `/${string}`
  /** English path of the landing page. */
  variant: `/${string}`
  /** English paths of the landing page, present and former. */
  names: readonly string[]
  /** In which both pages are. */
  languages: readonly Locale[]
}

/**
 * Lists the splits that run on a day, at most one of each page.
 *
 * @param listLanguages lists the languages in which a page of the code is offered
 * @param today as an ISO date
 */
export function listRunningSplits(
  routes: readonly LandingRoute[],
  listLanguages: (page: PageName) => readonly Locale[],
  today: string,
): RunningSplit[] {
  const offered = listLanguages('home')
  const splits = routes.flatMap(({ split, ...route }): RunningSplit[] => {
    if (!split || !isSplitOn(split, today) || !isRunning(route, today) || route.ownHome) return []
    const page = findSplitPage(routes, split.path, today)
    if (page === undefined || page.path === route.path) return []
    const ofPage = page.route?.languages ?? listLanguages(findPageName(page.path) ?? 'home')
    const languages = route.languages.filter((locale) => ofPage.includes(locale) && offered.includes(locale))
    const { percentage, until } = split
    const names = [route.path, ...route.formerPaths]
    return [{ path: page.path, variant: route.path, names, percentage, until, languages }]
  })
  const variants = new Set(splits.map(({ variant }) => variant))
  // Documents may have bypassed the Studio: nothing is split twice, and no variant is.
  const unique = new Map(splits.toReversed().map((split) => [split.path, split]))
  return splits.filter((split) => unique.get(split.path) === split && !variants.has(split.path))
}

/** Finds the page of a split: of the code, or a landing page that is public, also by a former path. */
function findSplitPage(routes: readonly LandingRoute[], path: string, today: string) {
  if (isSplittable(path) && isPath(path)) return { path }
  const route = routes.find((each) => each.path === path) ?? routes.find((each) => each.formerPaths.includes(path))
  return route && isRunning(route, today) ? { path: route.path, route } : undefined
}
