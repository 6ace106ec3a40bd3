import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { policy } from './policyPage.content.ts'
import { pageCard } from './sharingCards.ts'

/** The same under every prefix: the page under the root is the canonical one. */
export async function policyMetadata(route: PolicyRoute): Promise<Metadata> {
  const { path } = pages[route]
  const [{ seo }, card] = await Promise.all([policy(path), pageCard(route)])
  return pageMetadata({ seo, path, card })
}
