import { SupportCard } from '#components/sections/support/SupportCard.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { Section, SectionHead } from '#components/ui/Layout.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadSupportPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

export const dynamicParams = false

/** Renders the contact page, at `/support`. */
export default async function SupportPage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, { contacts }] = await Promise.all([loadSupportPage(), loadSiteSettings()])
  return (
    <SiteFrame home={home} path={getPageHref(home, pages.support.path)}>
      <Section columnClass="support-columns">
        <SectionHead as="h1" heading={page.headline} intro={page.text} />
        <SupportCard content={page.card} email={contacts.supportEmail} />
      </Section>
      <StructuredData path={pages.support.path} seo={page.seo} />
    </SiteFrame>
  )
}
