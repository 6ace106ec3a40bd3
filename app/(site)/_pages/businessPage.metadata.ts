import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { pages } from '#lib/pages.ts'
import { pageCard } from './sharingCards.ts'
import { businessPage } from './businessPage.content.ts'

/** The page answers at its own address only. */
export async function businessPageMetadata(): Promise<Metadata> {
  const [{ seo }, card] = await Promise.all([businessPage(), pageCard('business')])
  return pageMetadata({ seo, path: pages.business.path, card })
}
