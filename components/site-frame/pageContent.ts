import type { ClientReturn, QueryParams } from '@sanity/client'
import { defineQuery } from 'groq'
import { stegaClean } from '@sanity/client/stega'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { SiteSettingsContent } from '#lib/content/pageContent.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { isPreview, isShared } from '#lib/content/preview.ts'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import {
  disclosuresQuery,
  landingRoutesQuery,
  listedQuestionsQuery,
  policyNumbersQuery,
  sectionOrderQuery,
  siteSettingsQuery,
} from '#lib/content/queries.ts'
import { type ContentTag, QUESTION_TAGS } from '#lib/content/tags.ts'
import { parseFormPath } from '#lib/formPages.ts'
import { fillTokens, getSiteTokenValues, type TokenValues } from '#lib/content/tokens.ts'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import {
  findLandingRoute,
  keepOpenPages,
  type LandingRoute,
  listLandingRoutes,
  listRunningSplits,
  type RunningSplit,
} from '#lib/landingPages/routes.ts'
import { isBusinessHome, isLandingHome, type SitePrefix } from '#lib/links/homeLinks.ts'
import { parsePolicyPath, policyPathExists } from '#lib/links/policies.ts'
import { parseQuestionPath } from '#lib/links/questions.ts'
import { findPageName } from '#lib/links/routeKind.ts'
import { pages } from '#lib/pages.ts'
import { listSectionsOfMembers } from '#lib/sections.ts'

/** Creates the error for a missing document. Another language than the default is not offered then: `notFound()`. */
function createMissingContentError(type: ContentTag | undefined): Error {
  if (requestLocale() !== defaultLocale) notFound()
  return new Error(
    `The content store has no document of the type "${type}". Load the seed content (content/en.json) first.`,
  )
}

/** Fetches the site settings with their tokens filled, once per render. */
export const loadSiteSettings = cache(async (): Promise<SiteSettingsContent> => {
  const settings = await fetchContent({ query: siteSettingsQuery, tags: ['siteSettings'] })
  if (settings === null) throw createMissingContentError('siteSettings')
  return fillTokens(settings, getSiteTokenValues(settings, requestLocale()))
})

interface OwnTokens {
  values: TokenValues
  marks?: TokenValues
}

/**
 * Fetches a page's content with its tokens filled.
 *
 * @param tags types of the documents it reads; the first is the page's own
 * @param loadOwn returns the values of the page's own tokens, and their marks for the preview; called at once
 * @param request parameters of the query
 */
export async function loadPageContent<const Query extends string>(
  query: Query,
  tags: readonly ContentTag[],
  loadOwn?: () => OwnTokens | Promise<OwnTokens>,
  request?: { params: QueryParams },
): Promise<NonNullable<ClientReturn<Query>>> {
  const [settings, page, own] = await Promise.all([
    loadSiteSettings(),
    fetchContent({ query, tags, ...request }),
    loadOwn?.(),
  ])
  if (page === null || page === undefined) throw createMissingContentError(tags[0])
  return fillTokens(page, { ...getSiteTokenValues(settings, requestLocale()), ...own?.values }, own?.marks)
}

/** Fetches the editors' order of the sections that the menu of a home links to, once per render. */
export const loadMenuSections = cache(async (home: SitePrefix): Promise<readonly { section: string }[]> => {
  const { type } = isBusinessHome(home) ? pages.business : pages.home
  const page = await fetchContent({ query: sectionOrderQuery, params: { type }, tags: [type] })
  return page?.sections ?? []
})

/** Fetches the legal disclosures, once per render. */
export const loadDisclosures = cache(() => loadPageContent(disclosuresQuery, ['disclosures']))

/** Fetches the landing pages of editors, once per render. */
export const loadLandingRoutes = cache(async (): Promise<readonly LandingRoute[]> =>
  listLandingRoutes(
    stegaClean(await fetchContent({ query: landingRoutesQuery, tags: ['landingPage', 'partner'], readsDamaged: true })),
  ),
)

/** Lists the splits that run today, in whatever languages, once per render. */
export const loadRunningSplits = cache(async (): Promise<readonly RunningSplit[]> =>
  listRunningSplits(await loadLandingRoutes(), () => locales, getToday()),
)

const landingHomeQuery = defineQuery(
  `*[_type == "landingPage" && _id == $id][0]{announcement, "types": coalesce(sections[]._type, [])}`,
)

/** Finds the landing page whose home is that of a page, once per render; undefined for other homes. */
export const loadLandingHome = cache(async (home: SitePrefix) => {
  const route = isLandingHome(home) ? findLandingRoute(await loadLandingRoutes(), home) : undefined
  if (route === undefined) return undefined
  const params = { id: toIdInLanguage(route.id, requestLocale()) }
  const page = await fetchContent({ query: landingHomeQuery, params, tags: ['landingPage'] })
  const sections = listSectionsOfMembers(stegaClean(page)?.types ?? [])
  return { partner: route.partner, announcement: page?.announcement, sections }
})

/** Lists the languages of a landing page by its path; none for another path. */
async function listLandingLanguages(path: string): Promise<readonly Locale[]> {
  const route = findLandingRoute(await loadLandingRoutes(), path)
  if (route === undefined) return []
  const offered = await listPublishedLanguages('home')
  return route.languages.filter((language) => offered.includes(language))
}

/** Keeps the pages that visitors can open today. Previews and shared drafts show all. */
export async function findOpenPages<Page extends { _id: string; _type: string }>(
  listing: readonly Page[],
): Promise<Page[]> {
  if (isShared() || (await isPreview())) return [...listing]
  return keepOpenPages(listing, await loadLandingRoutes(), getToday())
}

/** Fetches the ids of the questions that pages list, once per render. Only these have a page, since anyone can name others. */
export const loadListedQuestions = cache(async (): Promise<ReadonlySet<string>> => {
  const listing = await fetchContent({ query: listedQuestionsQuery, tags: QUESTION_TAGS, readsDamaged: true })
  const open = await findOpenPages(listing)
  return new Set(
    open.flatMap(({ faq, sections }) => [faq, ...(sections ?? [])].flatMap((list) => list?.questions ?? [])),
  )
})

/** Lists the languages in which pages list a question, by its name in paths. */
async function listQuestionLanguages(name: string): Promise<readonly Locale[]> {
  const [listed, offered] = await Promise.all([loadListedQuestions(), listPublishedLanguages('home')])
  return offered.filter((language) => listed.has(toIdInLanguage(name, language)))
}

/** Lists the languages a page is offered in, by its path under any prefix; none for an unknown path. */
export const listPageLanguages = cache(async (path: string): Promise<readonly Locale[]> => {
  if (path === '') return []
  const form = parseFormPath(path)
  if (form !== undefined) return listPublishedLanguages(form === 'android-waitlist' ? 'waitlist' : 'business')
  const page = findPageName(path)
  if (page === undefined) {
    const question = parseQuestionPath(path)
    return question === undefined ? listLandingLanguages(path) : listQuestionLanguages(question)
  }
  const languages = await listPublishedLanguages(page)
  const address = parsePolicyPath(path)
  if (address?.version === undefined) return languages
  // Each language has versions of its own.
  const policyNumbers = await fetchContent({ query: policyNumbersQuery, tags: ['legalPolicy', 'policyVersion'] })
  return languages.filter((language) => policyPathExists({ ...address, language }, stegaClean(policyNumbers)))
})

/**
 * Starts to fetch what the frame of a draft shows, so that it need not wait for the page's own content first. Published
 * content is cached.
 */
export function preloadFrame(path = ''): void {
  for (const loading of [loadDisclosures(), listPageLanguages(path)]) loading.catch(() => undefined)
}
