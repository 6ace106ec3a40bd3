import { PrivacyChoicesLink } from '#components/consent/PrivacyChoicesLink.tsx'
import type { DisclosuresContent, SiteSettingsContent } from '#components/sections/content.ts'
import { editAttribute } from '#components/sections/editAttribute.ts'
import { sampleMark } from '#components/sections/sampleMark.ts'
import { Container } from '#components/ui/Layout.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { writtenHref } from '#lib/links/writtenHref.ts'
import { ContactSentence } from './ContactSentence.tsx'

interface FooterProps {
  /** The site settings with their tokens filled. */
  settings: SiteSettingsContent
  /** What the law and the stores ask us to say, one paragraph each. */
  disclosures: DisclosuresContent['footer']
  home: HomeLink
}

/** The end of every page: brand, legal pages, contact, disclosures. */
export async function Footer({ settings, disclosures, home }: FooterProps) {
  const { footer, contacts, productName } = settings
  const business = home === '/business'
  return (
    <footer className="footer surface-deep">
      <Container>
        <div className="footer-top">
          <div className="footer-brand">
            <Logo
              href={home}
              name={productName}
              label={translate('accessibility.logoHome', { productName })}
              edit={await editAttribute('siteSettings', 'productName')}
            />
            <p>{footer.tagline}</p>
          </div>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{translate('accessibility.footerNavigation')}</h2>
            <ul role="list">
              {footer.links.map((link) => (
                <li key={link._key}>
                  <a href={writtenHref(home, link.path)}>{link.label}</a>
                </li>
              ))}
              <li>
                <PrivacyChoicesLink home={home} label={footer.cookieSettingsLabel} />
              </li>
            </ul>
          </nav>
          <div className="footer-contact" {...await sampleMark(contacts.source)}>
            <h2>{footer.contactHeading}</h2>
            <ContactSentence
              text={business ? footer.businessContact : footer.personalContact}
              email={business ? contacts.partnersEmail : contacts.supportEmail}
            />
            <a href={pageHref(home, pages.support.path)}>{footer.supportLink}</a>
          </div>
        </div>
        <div className="footer-disclosures">
          {disclosures.map((disclosure) => (
            <p key={disclosure}>{disclosure}</p>
          ))}
        </div>
        <p className="footer-copyright" {...await sampleMark(settings.legalEntity.source)}>
          {footer.copyright}
        </p>
      </Container>
    </footer>
  )
}
