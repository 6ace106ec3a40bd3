import { OrderedSections } from '#components/sections/ordered-sections/OrderedSections.tsx'
import { personalSections } from '#components/sections/personalSections.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { type EditionRoute, getHome } from '../editions.ts'
import { loadPersonalPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

export const dynamicParams = false

/** Renders the landing page for home buyers, at `/` and `/lp1`. */
export default async function PersonalPage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, settings] = await Promise.all([loadPersonalPage(), loadSiteSettings()])
  const { hero, closingCta, ...ordered } = personalSections({ page, settings, home })
  return (
    <SiteFrame home={home} path={home} sections={page.sectionOrder}>
      {/* Close to the title and description it repeats, for better compression. */}
      <StructuredData path={home} seo={page.seo} questions={page.faq.questions} showsRating />
      {hero}
      <OrderedSections page={page} sections={ordered} />
      {closingCta}
    </SiteFrame>
  )
}
