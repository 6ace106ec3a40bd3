import { SupportCard } from '#components/sections/support/SupportCard.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { supportPage } from './supportPage.content.ts'
import './supportPage.styles.ts'

/** How to reach a person, at `/support`. */
export async function SupportPage({ home }: { home: SitePrefix }) {
  const [page, { contacts }] = await Promise.all([supportPage(), siteSettings()])
  return (
    <SiteFrame home={home} path={pageHref(home, publicRoutes.support.path)}>
      <Section>
        <Container>
          <SectionHead className="support-head">
            <h1>{page.headline}</h1>
            <p className="intro">{page.text}</p>
          </SectionHead>
          <SupportCard content={page.card} email={contacts.supportEmail} />
        </Container>
      </Section>
      <StructuredData path={publicRoutes.support.path} seo={page.seo} />
    </SiteFrame>
  )
}
