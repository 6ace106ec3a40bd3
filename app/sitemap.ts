import type { MetadataRoute } from 'next'
import { fetchPublished } from '#lib/content/fetch.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { languageAlternates } from '#lib/i18n/alternates.ts'
import { historyPath, policyRoutes } from '#lib/links/policies.ts'
import { pageList } from '#lib/pages.ts'
import { changedPages, sitemapParams, sitemapQuery } from './sitemap.query.ts'

export const dynamic = 'force-dynamic'

/** What is listed, by the page whose content it shows. */
const listed = pageList
  .filter(({ inSitemap }) => inSitemap)
  .map(({ name, path }) => ({ name, path }))
  .concat(policyRoutes.map((name) => ({ name, path: historyPath(name) })))

/**
 * The pages worth finding, each with the time it last changed; a page whose document is not published is left out.
 * Partners' pages are for those who hold their link, and of a legal document only the text in force and the list of
 * its versions are to be found.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const changed = changedPages(await fetchPublished({ query: sitemapQuery, params: sitemapParams, tags: contentTypes }))
  const site = env().SITE_URL
  const address = (path: string) => new URL(path, site).href
  return listed.flatMap(({ name, path }) => {
    const lastModified = changed[name]
    if (!lastModified) return []
    const languages = Object.entries(languageAlternates(path)).map(([language, other]) => [language, address(other)])
    return [{ url: address(path), lastModified, alternates: { languages: Object.fromEntries(languages) } }]
  })
}
