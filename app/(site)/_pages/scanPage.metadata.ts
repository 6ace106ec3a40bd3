import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { scanHref } from '#lib/links/routes.ts'
import { partnerOf } from './partner.content.ts'
import { scanPage } from './scanPage.content.ts'
import { partnerCard } from './sharingCards.ts'

/** Not for search engines (specification, section 2). */
export async function scanPageMetadata(parameter: string): Promise<Metadata> {
  const [{ seo }, partner] = await Promise.all([scanPage(), partnerOf(parameter)])
  const path = scanHref('/', stegaClean(partner.slug))
  return pageMetadata({ seo, path, card: await partnerCard(partner), indexable: false })
}
