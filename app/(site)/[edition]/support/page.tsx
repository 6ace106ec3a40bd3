import { stegaClean } from '@sanity/client/stega'
import { Mailbox } from '#components/illustrations/Mailbox.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section, SectionHead } from '#components/ui/Layout.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadSupportPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the contact page, at `/support`: a link that opens the visitor's mail program. */
export default async function SupportPage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, { contacts }] = await Promise.all([loadSupportPage(), loadSiteSettings()])
  const { card } = page
  const subject = encodeURIComponent(stegaClean(card.emailSubject))
  const href = `mailto:${stegaClean(contacts.supportEmail)}?subject=${subject}`
  return (
    <SiteFrame home={home} path={getPageHref(home, pages.support.path)}>
      <Section columnClass="support-columns">
        <SectionHead as="h1" heading={page.headline} intro={page.text} />
        <div className="card support-card">
          <div className="support-copy">
            <h2>{card.title}</h2>
            <p>{card.text}</p>
            <ButtonLink href={href} size="large">
              {card.linkLabel}
            </ButtonLink>
            <p className="support-address">
              <a href={href}>{contacts.supportEmail}</a>
            </p>
          </div>
          <div className="support-art">
            <Mailbox />
          </div>
        </div>
      </Section>
      <StructuredData path={pages.support.path} seo={page.seo} />
    </SiteFrame>
  )
}
