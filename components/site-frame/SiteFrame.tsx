import type { ReactNode } from 'react'
import { Consent, PrivacyChoicesLink } from '#components/consent/Consent.tsx'
import { Footer } from '#components/footer/Footer.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Header } from '#components/header/Header.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { disclosures, menuSections, siteSettings } from './pageContent.ts'

interface SiteFrameProps {
  /** Determines the menu, the footer's contact and the prefix of links. */
  home: SitePrefix
  /** The page's path, prefix included. */
  path: string
  /** False for a page whose URL may hold a secret. */
  analyticsEnabled?: boolean
  children: ReactNode
}

/** Target of the skip link. */
export const MAIN_ID = 'main'

/** Renders header, main region, footer and the consent question. */
export async function SiteFrame({ home, path, analyticsEnabled = true, children }: SiteFrameProps) {
  const [settings, sections, { footer }] = await Promise.all([siteSettings(), menuSections(home), disclosures()])
  return (
    <>
      <Header content={settings} home={home} path={path} sections={sections} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} disclosures={footer} home={home} path={path} />
      <Consent home={home} analyticsEnabled={analyticsEnabled} />
    </>
  )
}

interface BareFrameProps extends Omit<SiteFrameProps, 'analyticsEnabled'> {
  /** False for a page that redirects before the consent question could be answered. */
  asksConsent?: boolean
}

/** Renders a page without header and footer, for the partner links. */
export async function BareFrame({ home, path, asksConsent = true, children }: BareFrameProps) {
  const { footer } = await siteSettings()
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className="bare-footer">
        <PrivacyChoicesLink home={home} label={footer.cookieSettingsLabel} />
        <LanguageSwitch path={path} />
      </footer>
      <Consent home={home} asks={asksConsent} />
    </>
  )
}
