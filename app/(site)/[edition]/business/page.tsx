import { businessSections } from '#components/sections/businessSections.tsx'
import { OrderedSections } from '#components/sections/ordered-sections/OrderedSections.tsx'
import { loadDisclosures, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { businessHomes, getPathLocale } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadBusinessPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

export const dynamicParams = false

/** Renders the landing page for lenders, brokers and credit unions. */
export default async function BusinessPage({ params }: EditionRoute) {
  const home = businessHomes[getPathLocale(await getHome(params))]
  const [page, settings, legal] = await Promise.all([loadBusinessPage(), loadSiteSettings(), loadDisclosures()])
  const { sections, dialogs } = businessSections({ page, settings, legal, home })
  const { hero, closingCta, ...ordered } = sections
  return (
    <SiteFrame home={home} path={home} sections={page.sectionOrder}>
      {/* First, since a button opens its dialog only once the browser has read it. */}
      {dialogs}
      {hero}
      <OrderedSections page={page} sections={ordered} />
      {closingCta}
      <StructuredData path={pages.business.path} seo={page.seo} questions={page.faq.questions} />
    </SiteFrame>
  )
}
