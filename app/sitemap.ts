import type { MetadataRoute } from 'next'
import { fetchPublished } from '#lib/content/fetch.ts'
import { landingRoutesQuery } from '#lib/content/queries.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import { createLanguageAlternates } from '#lib/i18n/alternates.ts'
import { type Locale, locales } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { isRunning, listLandingRoutes, listRunningSplits } from '#lib/landingPages/routes.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { getHistoryPath, policyRoutes } from '#lib/links/policies.ts'
import { pageList } from '#lib/pages.ts'
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
  const entries = await Promise.all(locales.map(listLanguageEntries))
  return entries.flat()
}

/** Lists the landing pages that are public today and may be in search engines. */
async function listLandingEntries(language: Locale, toUrl: (path: string) => string): Promise<MetadataRoute.Sitemap> {
  const all = listLandingRoutes(
    await fetchPublished({ query: landingRoutesQuery, tags: ['landingPage', 'partner'], readsDamaged: true }),
  )
  const variants = new Set(listRunningSplits(all, () => locales, getToday()).map(({ variant }) => variant))
  const routes = all.filter((route) => route.indexable && !variants.has(route.path) && isRunning(route, getToday()))
  const offered = await listPublishedLanguages('home')
  return routes.flatMap(({ path, languages, lastChanges }) => {
    const published = languages.filter((each) => offered.includes(each))
    const lastModified = lastChanges[language]
    if (!lastModified || !published.includes(language)) return []
    const alternates = Object.entries(createLanguageAlternates(path, published)).map(
      ([tag, alternate]): [string, string] => [tag, toUrl(alternate)],
    )
    return [
      {
        url: toUrl(toLocalizedPath(path, language)),
        lastModified,
        alternates: { languages: Object.fromEntries(alternates) },
      },
    ]
  })
}

async function listLanguageEntries(language: Locale): Promise<MetadataRoute.Sitemap> {
  const request = { query: sitemapQuery, params: sitemapParams, language, tags: contentTypes }
  const changeTimes = listChangedPages(await fetchPublished(request))
  const site = env().SITE_URL
  const toUrl = (path: string) => new URL(path, site).href
  const entries = listedPages.map(async ({ name, path }) => {
    const lastModified = changeTimes[name]
    const published = await listPublishedLanguages(name)
    if (!lastModified || !published.includes(language)) return []
    const alternates = Object.entries(createLanguageAlternates(path, published)).map(([tag, alternate]) => [
      tag,
      toUrl(alternate),
    ])
    const languages = Object.fromEntries(alternates)
    return [{ url: toUrl(toLocalizedPath(path, language)), lastModified, alternates: { languages } }]
  })
  return (await Promise.all([...entries, listLandingEntries(language, toUrl)])).flat()
}
