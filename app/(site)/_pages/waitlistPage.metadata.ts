import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { pages } from '#lib/pages.ts'
import { pageCard } from './sharingCards.ts'
import { waitlistPage } from './waitlistPage.content.ts'

/** The same under every prefix: the page under the root is the canonical one. */
export async function waitlistPageMetadata(): Promise<Metadata> {
  const [{ seo }, card] = await Promise.all([waitlistPage(), pageCard('waitlist')])
  return pageMetadata({ seo, path: pages.waitlist.path, card })
}
