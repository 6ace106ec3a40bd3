import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { personalPage } from './personalPage.content.ts'

/** The same for every address of the page: `/lp1` names the root page as the canonical one. */
export async function personalPageMetadata(): Promise<Metadata> {
  const { seo } = await personalPage()
  return pageMetadata(seo, '/')
}
