import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { policy } from './policyPage.content.ts'

/** The same under every prefix: the page under the root is the canonical one. */
export async function policyMetadata(path: `/${string}`): Promise<Metadata> {
  const { seo } = await policy(path)
  return pageMetadata(seo, path)
}
