import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { linkHref } from '#lib/links/routes.ts'
import { linkPage } from './linkPage.content.ts'
import { partnerOf } from './partner.content.ts'
import { partnerCard } from './sharingCards.ts'

/** The canonical address names the partner the page is really of. */
export async function linkPageMetadata(parameter: string): Promise<Metadata> {
  const [{ seo }, partner] = await Promise.all([linkPage(), partnerOf(parameter)])
  return pageMetadata({ seo, path: linkHref('/', stegaClean(partner.slug)), card: await partnerCard(partner) })
}
