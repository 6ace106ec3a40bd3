import type { MetadataRoute } from 'next'
import { fetchPublished } from '#lib/content/fetch.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { languageAlternates } from '#lib/i18n/alternates.ts'
import { historyPath, policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { sitemapQuery } from './sitemap.query.ts'

export const dynamic = 'force-dynamic'

/** What is listed, by the part of the answer that says when it last changed. */
const listed = [
  ...(['home', 'business', 'waitlist', 'support', 'privacy', 'terms', 'cookies'] as const).map((page) => ({
    page,
    path: pages[page].path,
  })),
  ...policyRoutes.map((page) => ({ page, path: historyPath(page) })),
]

/**
 * The pages worth finding, each with the time it last changed; a page whose document is not published is left out.
 * Partners' pages are for those who hold their link, and of a legal document only the text in force and the list of
 * its versions are to be found.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const changed = await fetchPublished({ query: sitemapQuery, tags: contentTypes })
  const site = env().SITE_URL
  const address = (path: string) => new URL(path, site).href
  return listed.flatMap(({ page, path }) => {
    const lastModified = changed[page]
    if (!lastModified) return []
    const languages = Object.entries(languageAlternates(path)).map(([language, other]) => [language, address(other)])
    return [{ url: address(path), lastModified, alternates: { languages: Object.fromEntries(languages) } }]
  })
}
