import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { pageCard } from './sharingCards.ts'
import { businessPage } from './businessPage.content.ts'

/** The page answers at its own address only. */
export async function businessPageMetadata(): Promise<Metadata> {
  const [{ seo }, card] = await Promise.all([businessPage(), pageCard('business')])
  return pageMetadata({ seo, path: publicRoutes.business.path, card })
}
