import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { personalPage } from './personalPage.content.ts'
import { pageCard } from './sharingCards.ts'

/** The same for every address of the page: `/lp1` names the root page as the canonical one. */
export async function personalPageMetadata(): Promise<Metadata> {
  const [{ seo }, card] = await Promise.all([personalPage(), pageCard('home')])
  return pageMetadata({ seo, path: publicRoutes.home.path, card })
}
