import type { ClientPerspective } from '@sanity/client'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { getDayEnd, getToday } from '#lib/i18n/timeZone.ts'
import {
  findByAnyPath,
  findLandingAnswer,
  findLandingRoutePath,
  findPreviewedPath,
  type LandingRoute,
  listLandingRoutes,
  listRunningSplits,
} from '#lib/landingPages/routes.ts'
import { formatSide, parseSplitCookie } from '#lib/landingPages/splitCookie.ts'
import { findSide, type SplitPath } from '#lib/landingPages/splitPaths.ts'
import { findPageName, getRedirectKey } from '#lib/links/routeKind.ts'
import { getPathLocale, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { normalizePath } from '#lib/links/path.ts'
import { parsePolicyPath, policyPathExists } from '#lib/links/policies.ts'
import { createRedirectTable, type Destination } from '#lib/redirects/rules.ts'
import { getDraftsClient, getPublishedClient } from './client.ts'
import { listLanguages, pageTypes } from './publishedLanguages.ts'
import { landingRoutesQuery, publishedQuery, redirectsQuery } from './queries.ts'
import { createTtlCache } from './ttlCache.ts'

/** The redirects in effect, for code outside of pages. While the store fails, they are those of the last response. */
const loadRedirects = createTtlCache(
  ['redirect'],
  async (signal) => {
    const rows = await getPublishedClient().fetch(redirectsQuery, {}, { cache: 'no-store', signal })
    return createRedirectTable(rows, env().SITE_URL)
  },
  { isPatient: true },
)

/** The published policies and documents of pages, for code outside of pages. */
const loadPublished = createTtlCache([...pageTypes, 'policyVersion'], (signal) =>
  getPublishedClient().fetch(publishedQuery, { types: pageTypes }, { cache: 'no-store', signal }),
)

/** The published landing pages, for code outside of pages. */
const loadLandingRoutes = createTtlCache(
  ['landingPage', 'partner'],
  async (signal) =>
    listLandingRoutes(await getPublishedClient().fetch(landingRoutesQuery, {}, { cache: 'no-store', signal })),
  { isPatient: true },
)

/** Finds what a landing page answers at a path; undefined for any other path. */
export async function findPublishedLanding(path: string) {
  const [routes = [], published] = await Promise.all([loadLandingRoutes(), loadPublished()])
  const offered = published ? listLanguages('home', published.documents) : [defaultLocale]
  return findLandingAnswer(routes, path, offered, getToday())
}

/** Lists the public paths that are split today between a page and a landing page. */
export async function listSplitPaths(): Promise<SplitPath[]> {
  const [routes = [], published] = await Promise.all([loadLandingRoutes(), loadPublished()])
  if (!published) return []
  const splits = listRunningSplits(routes, (page) => listLanguages(page, published.documents), getToday())
  return splits.flatMap(({ path, variant, names, percentage, until, languages }) =>
    languages.map((locale) => ({
      path: toLocalizedPath(path, locale),
      target: toLocalizedPath(variant, locale),
      variant,
      names: [...names],
      percentage,
      endsAt: getDayEnd(until),
    })),
  )
}

/**
 * Finds the landing page and side of a visitor on a page that is split, as the cookie holds them; empty without.
 *
 * @param path public path of the page
 * @param cookie the `Cookie` header
 */
export async function findSplitSide(path: string, cookie: string | null): Promise<string> {
  const sides = parseSplitCookie(cookie)
  if (sides.size === 0) return ''
  const split = (await listSplitPaths()).find((each) => each.path === path)
  const side = split && findSide(split, sides)
  return split && side ? formatSide(split.variant, side) : ''
}

/** Finds the link ending of the partner whose landing page is, or was, at a path; undefined for other pages. */
export const findLandingPartner = async (path: string): Promise<string | undefined> =>
  findByAnyPath((await loadLandingRoutes()) ?? [], path)?.partner ?? undefined

/** Lists the published landing pages; none before the store first responds. */
export const listPublishedLandings = async (): Promise<readonly LandingRoute[]> => (await loadLandingRoutes()) ?? []

const loadDraftRoutes = async (perspective: ClientPerspective) =>
  listLandingRoutes(await getDraftsClient().fetch(landingRoutesQuery, {}, { perspective, cache: 'no-store' }))

/**
 * Returns the internal path of a landing page in the perspective of a preview, on any day; undefined for any other path.
 */
export const findDraftLanding = async (path: string, perspective: ClientPerspective): Promise<string | undefined> =>
  findLandingRoutePath(await loadDraftRoutes(perspective), path)

/** Returns the internal path of the landing page that a preview shows at a path, also while its path is changed. */
export async function findPreviewedLanding(path: string, perspective: ClientPerspective): Promise<string | undefined> {
  const [drafts, published] = await Promise.all([loadDraftRoutes(perspective), listPublishedLandings()])
  return findPreviewedPath(drafts, published, path)
}

/** Returns whether it is known which paths lead on or to landing pages; not before the store first responds. */
export async function arePathsKnown(): Promise<boolean> {
  const [redirects, routes] = await Promise.all([loadRedirects(), loadLandingRoutes()])
  return redirects !== undefined && routes !== undefined
}

/** Returns the target of an editor's redirect. */
export async function findRedirect(path: string): Promise<Destination | undefined> {
  const key = getRedirectKey(normalizePath(path))
  return key === undefined ? undefined : (await loadRedirects())?.get(key)
}

/**
 * Returns whether a path is that of a page not offered in its language, or of a policy or version that does not exist.
 * Without a response the page decides.
 */
export async function isUnpublished(path: string): Promise<boolean> {
  const page = findPageName(path)
  const published = page === undefined ? undefined : await loadPublished()
  if (page === undefined || published === undefined) return false
  const locale = getPathLocale(path)
  if (locale !== defaultLocale && !listLanguages(page, published.documents).includes(locale)) return true
  const policy = parsePolicyPath(path)
  return policy !== undefined && !policyPathExists(policy, published.policies)
}
