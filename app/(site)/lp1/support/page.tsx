import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { supportPage } from '../../_pages/supportPage.content.ts'
import { SupportPage } from '../../_pages/SupportPage.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await supportPage()
  return pageMetadata(seo, publicRoutes.support.path)
}

export default function Page() {
  return <SupportPage home="/lp1" />
}
