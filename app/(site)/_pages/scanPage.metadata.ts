import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { scanHref } from '#lib/links/routes.ts'
import { partnerOf } from './partner.content.ts'
import { scanPage } from './scanPage.content.ts'

/** Not for search engines (specification, section 2). */
export async function scanPageMetadata(parameter: string): Promise<Metadata> {
  const [{ seo }, { slug }] = await Promise.all([scanPage(), partnerOf(parameter)])
  return { ...pageMetadata(seo, scanHref('/', stegaClean(slug))), robots: { index: false } }
}
