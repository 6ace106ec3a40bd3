import type { MetadataRoute } from 'next'
import { fetchPublished } from '#lib/content/fetch.ts'
import { getLanguageOfId, toIdInLanguage } from '#lib/content/languages.ts'
import { landingRoutesQuery, listedQuestionsQuery } from '#lib/content/queries.ts'
import { contentTypes, QUESTION_TAGS } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import { createLanguageAlternates } from '#lib/i18n/alternates.ts'
import { type Locale, locales } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { isRunning, listLandingRoutes, listRunningSplits } from '#lib/landingPages/routes.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { getHistoryPath, policyRoutes } from '#lib/links/policies.ts'
import { getQuestionPath } from '#lib/links/questions.ts'
import { pageList } from '#lib/pages.ts'
import { answerTimesQuery, listAnswerPages } from './sitemap.answers.ts'
import { listChangedPages, sitemapParams, sitemapQuery } from './sitemap.query.ts'

export const dynamic = 'force-dynamic'

const listedPages = pageList
  .filter(({ inSitemap }) => inSitemap)
  .map(({ name, path }) => ({ name, path }))
  .concat(policyRoutes.map((name) => ({ name, path: getHistoryPath(name) })))

/**
 * Lists the public pages in each language with the time of their last change, without unpublished ones. Partner pages
 * are for visitors with their link; of a legal document only the current text and the list of versions are listed.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await Promise.all([...locales.map(listLanguageEntries), listAnswerEntries()])).flat()
}

const toUrl = (path: string) => new URL(path, env().SITE_URL).href

/** Creates the entry of a page in a language. */
function createEntry(
  path: string,
  language: Locale,
  languages: readonly Locale[],
  lastModified: string,
): MetadataRoute.Sitemap[number] {
  const alternates = Object.entries(createLanguageAlternates(path, languages)).map(
    ([tag, alternate]): [string, string] => [tag, toUrl(alternate)],
  )
  const url = toUrl(toLocalizedPath(path, language))
  return { url, lastModified, alternates: { languages: Object.fromEntries(alternates) } }
}

const fetchLandingRoutes = async () =>
  listLandingRoutes(
    await fetchPublished({ query: landingRoutesQuery, tags: ['landingPage', 'partner'], readsDamaged: true }),
  )

/** Lists the landing pages that are public today and may be in search engines. */
async function listLandingEntries(language: Locale): Promise<MetadataRoute.Sitemap> {
  const all = await fetchLandingRoutes()
  const variants = new Set(listRunningSplits(all, () => locales, getToday()).map(({ variant }) => variant))
  const routes = all.filter((route) => route.indexable && !variants.has(route.path) && isRunning(route, getToday()))
  const offered = await listPublishedLanguages('home')
  return routes.flatMap(({ path, languages, lastChanges }) => {
    const published = languages.filter((each) => offered.includes(each))
    const lastModified = lastChanges[language]
    if (!lastModified || !published.includes(language)) return []
    return [createEntry(path, language, published, lastModified)]
  })
}

/** Lists the answers beyond those that pages have, in all languages. */
async function listAnswerEntries(): Promise<MetadataRoute.Sitemap> {
  const listing = await fetchPublished({ query: listedQuestionsQuery, tags: QUESTION_TAGS, readsDamaged: true })
  const ids = new Set(listAnswerPages(listing, await fetchLandingRoutes(), getToday()))
  if (ids.size === 0) return []
  const offered = await listPublishedLanguages('home')
  const times = await fetchPublished({ query: answerTimesQuery, params: { ids: [...ids] }, tags: ['faq'] })
  return times.flatMap(({ _id, _updatedAt }) => {
    const language = getLanguageOfId(_id)
    const languages = offered.filter((each) => ids.has(toIdInLanguage(_id, each)))
    if (!languages.includes(language)) return []
    return [createEntry(getQuestionPath('/', _id), language, languages, _updatedAt)]
  })
}

async function listLanguageEntries(language: Locale): Promise<MetadataRoute.Sitemap> {
  const request = { query: sitemapQuery, params: sitemapParams, language, tags: contentTypes }
  const changeTimes = listChangedPages(await fetchPublished(request))
  const entries = listedPages.map(async ({ name, path }) => {
    const lastModified = changeTimes[name]
    const published = await listPublishedLanguages(name)
    if (!lastModified || !published.includes(language)) return []
    return [createEntry(path, language, published, lastModified)]
  })
  return (await Promise.all([...entries, listLandingEntries(language)])).flat()
}
