import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { PrivacyChoicesLink } from '#components/consent/Consent.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import type { DisclosuresContent, SiteSettingsContent } from '#lib/content/pageContent.ts'
import { getSampleMark } from '#components/visual-editing/dataAttributes.ts'
import { Container, NoBreak } from '#components/ui/Layout.tsx'
import { SiteLogo } from '#components/site-frame/SiteLogo.tsx'
import { TextWithLink } from '#components/ui/TextWithLink.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { isBusinessHome, getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'

interface FooterProps {
  settings: SiteSettingsContent
  /** One paragraph each. */
  disclosures: DisclosuresContent['footer']
  home: SitePrefix
  path: string
}

export async function Footer({ settings, disclosures, home, path }: FooterProps) {
  const { footer, contacts, productName } = settings
  const business = isBusinessHome(home)
  const email = business ? contacts.partnersEmail : contacts.supportEmail
  return (
    <footer className="footer surface-deep">
      <Container>
        <div className="footer-top">
          <div className="footer-brand">
            <SiteLogo href={home} productName={productName} />
            <NoBreak as="p" text={footer.tagline} />
          </div>
          {footer.productLinks && footer.productLinks.length > 0 && (
            <FooterLinks id="footer-product" heading={footer.productHeading} links={footer.productLinks} home={home} />
          )}
          <FooterLinks
            id="footer-legal"
            heading={translate('accessibility.footerNavigation')}
            links={footer.links}
            home={home}
          >
            <li>
              <PrivacyChoicesLink home={home} label={footer.cookieSettingsLabel} />
            </li>
            <LanguageSwitch path={path} as="li" />
          </FooterLinks>
          <div className="footer-contact" {...await getSampleMark(contacts.source)}>
            <h2>{footer.contactHeading}</h2>
            <p>
              <TextWithLink
                text={business ? footer.businessContact : footer.personalContact}
                phrase={email}
                href={`mailto:${stegaClean(email)}`}
              />
            </p>
            <a href={getPageHref(home, pages.support.path)}>{footer.supportLink}</a>
          </div>
        </div>
        <div className="footer-disclosures">
          {disclosures.map((disclosure) => (
            <p key={disclosure}>{disclosure}</p>
          ))}
        </div>
        <p className="footer-copyright" {...await getSampleMark(settings.legalEntity.source)}>
          {footer.copyright}
        </p>
      </Container>
    </footer>
  )
}

interface FooterLinksProps {
  id: string
  heading: string | undefined
  links: SiteSettingsContent['footer']['links']
  home: SitePrefix
  children?: ReactNode
}

/** Renders a column of links; `children` are more items. */
function FooterLinks({ id, heading, links, home, children }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link._key}>
            <a href={resolveHref(home, link.path)}>{link.label}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
