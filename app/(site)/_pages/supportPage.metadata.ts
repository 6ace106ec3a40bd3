import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { pages } from '#lib/pages.ts'
import { pageCard } from './sharingCards.ts'
import { supportPage } from './supportPage.content.ts'

/** The same under every prefix: the page under the root is the canonical one. */
export async function supportPageMetadata(): Promise<Metadata> {
  const [{ seo }, card] = await Promise.all([supportPage(), pageCard('support')])
  return pageMetadata({ seo, path: pages.support.path, card })
}
