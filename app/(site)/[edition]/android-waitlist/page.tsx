import { Waitlist } from '#components/sections/waitlist/Waitlist.tsx'
import { loadDisclosures } from '#components/site-frame/pageContent.ts'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadPersonalPage } from '../data.ts'
import { loadWaitlistPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the Android waitlist, at `/android-waitlist`. */
export default async function WaitlistPage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, legal, { phoneDemo }] = await Promise.all([loadWaitlistPage(), loadDisclosures(), loadPersonalPage()])
  const path = getPageHref(home, pages.waitlist.path)
  return (
    <SiteFrame home={home} path={path}>
      <Waitlist content={page} legal={legal} phoneDemo={phoneDemo} home={home} path={path} />
      <StructuredData path={pages.waitlist.path} seo={page.seo} />
    </SiteFrame>
  )
}
