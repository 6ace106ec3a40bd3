import { stegaClean } from '@sanity/client/stega'
import { PrivacyChoicesLink } from '#components/consent/Consent.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import type { DisclosuresContent, SiteSettingsContent } from '#components/sections/content.ts'
import { dataAttribute, sampleMark } from '#components/sections/dataAttributes.ts'
import { Container } from '#components/ui/Layout.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { isBusinessHome, pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'

interface FooterProps {
  settings: SiteSettingsContent
  /** One paragraph each. */
  disclosures: DisclosuresContent['footer']
  home: SitePrefix
  /** The page's path, prefix included. */
  path: string
}

/** Brand, legal pages, contact and disclosures. */
export async function Footer({ settings, disclosures, home, path }: FooterProps) {
  const { footer, contacts, productName } = settings
  const business = isBusinessHome(home)
  return (
    <footer className="footer surface-deep">
      <Container>
        <div className="footer-top">
          <div className="footer-brand">
            <Logo
              href={home}
              name={productName}
              label={translate('accessibility.logoHome', { productName })}
              edit={await dataAttribute('siteSettings', 'productName')}
            />
            <p>{footer.tagline}</p>
          </div>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{translate('accessibility.footerNavigation')}</h2>
            <ul role="list">
              {footer.links.map((link) => (
                <li key={link._key}>
                  <a href={resolveHref(home, link.path)}>{link.label}</a>
                </li>
              ))}
              <li>
                <PrivacyChoicesLink home={home} label={footer.cookieSettingsLabel} />
              </li>
              <li>
                <LanguageSwitch path={path} />
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

/** A sentence with its email address as a link. */
function ContactSentence({ text, email }: { text: string; email: string }) {
  const address = stegaClean(email)
  const [before, after] = text.split(address)
  if (after === undefined) return <p>{text}</p>
  return (
    <p>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </p>
  )
}
