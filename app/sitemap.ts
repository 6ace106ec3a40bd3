import type { MetadataRoute } from 'next'
import { fetchPublished } from '#lib/content/fetch.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import { createLanguageAlternates } from '#lib/i18n/alternates.ts'
import { type Locale, locales } from '#lib/i18n/locales.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { getHistoryPath, policyRoutes } from '#lib/links/policies.ts'
import { pageList } from '#lib/pages.ts'
import { listChangedPages, sitemapParams, sitemapQuery } from './sitemap.query.ts'

export const dynamic = 'force-dynamic'

/** What is listed, by the page whose content it shows. */
const listed = pageList
  .filter(({ inSitemap }) => inSitemap)
  .map(({ name, path }) => ({ name, path }))
  .concat(policyRoutes.map((name) => ({ name, path: getHistoryPath(name) })))

/**
 * The pages worth finding in each language, each with the time it last changed; a page whose document is not published is left out.
 * Partners' pages are for those who hold their link, and of a legal document only the text in force and the list of
 * its versions are to be found.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await Promise.all(locales.map(listLanguageEntries))
  return entries.flat()
}

async function listLanguageEntries(language: Locale): Promise<MetadataRoute.Sitemap> {
  const request = { query: sitemapQuery, params: sitemapParams, language, tags: contentTypes }
  const changed = listChangedPages(await fetchPublished(request))
  const site = env().SITE_URL
  const address = (path: string) => new URL(path, site).href
  const entries = listed.map(async ({ name, path }) => {
    const lastModified = changed[name]
    const published = await listPublishedLanguages(name)
    if (!lastModified || !published.includes(language)) return []
    const alternates = Object.entries(createLanguageAlternates(path, published)).map(([tag, other]) => [
      tag,
      address(other),
    ])
    const languages = Object.fromEntries(alternates)
    return [{ url: address(toLocalizedPath(path, language)), lastModified, alternates: { languages } }]
  })
  return (await Promise.all(entries)).flat()
}
