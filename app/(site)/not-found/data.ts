import { defineQuery } from 'groq'
import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { cache } from 'react'
import { loadPageContent, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'

const notFoundPageQuery = defineQuery(`*[_type == "notFoundPage" && ${inLanguage}][0]`)

export const loadNotFoundPage = cache(() => loadPageContent(notFoundPageQuery, ['notFoundPage']))

/** Returns the complete title, since no layout adds the product's name. Next keeps the page out of search engines. */
export async function createNotFoundMetadata(): Promise<Metadata> {
  const [{ seo }, { productName, titleSeparator }] = await Promise.all([loadNotFoundPage(), loadSiteSettings()])
  const title = `${productName}${titleSeparator}${seo.title}`
  return stegaClean({ title: { absolute: title }, description: seo.description })
}
