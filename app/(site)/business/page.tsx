import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { businessPage } from '../_pages/businessPage.content.ts'
import { BusinessPage } from '../_pages/BusinessPage.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await businessPage()
  return pageMetadata(seo, '/business')
}

export default function Page() {
  return <BusinessPage />
}
