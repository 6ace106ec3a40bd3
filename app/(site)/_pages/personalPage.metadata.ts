import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { pages } from '#lib/pages.ts'
import { personalPage } from './personalPage.content.ts'
import { pageCard } from './sharingCards.ts'

/** The same for every address of the page: `/lp1` names the root page as the canonical one. */
export async function personalPageMetadata(): Promise<Metadata> {
  const [{ seo }, card] = await Promise.all([personalPage(), pageCard('home')])
  return pageMetadata({ seo, path: pages.home.path, card })
}
