import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { waitlistPage } from '../../_pages/waitlistPage.content.ts'
import { WaitlistPage } from '../../_pages/WaitlistPage.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const { seo } = await waitlistPage()
  return pageMetadata(seo, publicRoutes.waitlist.path)
}

export default function Page() {
  return <WaitlistPage home="/" />
}
