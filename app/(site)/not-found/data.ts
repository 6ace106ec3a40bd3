import { defineQuery } from 'groq'
import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { cache } from 'react'
import { loadPageContent, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { getTitlePrefix } from '#lib/content/searchTitle.ts'

const notFoundPageQuery = defineQuery(`*[_type == "notFoundPage" && ${inLanguage}][0]`)

export const loadNotFoundPage = cache(() => loadPageContent(notFoundPageQuery, ['notFoundPage']))

/** Returns the complete title, since no layout adds the product's name. Next keeps the page out of search engines. */
export async function createNotFoundMetadata(): Promise<Metadata> {
  const [{ seo }, settings] = await Promise.all([loadNotFoundPage(), loadSiteSettings()])
  return stegaClean({ title: { absolute: getTitlePrefix(settings) + seo.title }, description: seo.description })
}
