import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { notFoundPage } from './notFoundPage.content.ts'

/** The whole title: no layout puts the product's name before it. Next itself keeps the page out of search engines. */
export async function notFoundPageMetadata(): Promise<Metadata> {
  const [{ seo }, { productName, titleSeparator }] = await Promise.all([notFoundPage(), siteSettings()])
  return stegaClean({ title: `${productName}${titleSeparator}${seo.title}`, description: seo.description })
}
