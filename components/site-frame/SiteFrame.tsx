import type { ReactNode } from 'react'
import { Consent, PrivacyChoicesLink } from '#components/consent/Consent.tsx'
import { Footer } from '#components/footer/Footer.tsx'
import { Header } from '#components/header/Header.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { disclosures } from './pageContent.ts'
import { siteSettings } from './siteSettings.ts'

interface SiteFrameProps {
  /** The home the page belongs to: it decides the menu, the footer's contact and where links stay. */
  home: SitePrefix
  /** The page's path, under its prefix. */
  path: string
  /** False for a page whose address may hold a secret. */
  analyticsEnabled?: boolean
  children: ReactNode
}

/** The id of the page's main region, where the skip link leads. */
export const MAIN_ID = 'main'

/** Header, main region and footer around a page's content, and the question for consent where it is open. */
export async function SiteFrame({ home, path, analyticsEnabled = true, children }: SiteFrameProps) {
  const [settings, { footer }] = await Promise.all([siteSettings(), disclosures()])
  return (
    <>
      <Header content={settings} home={home} path={path} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} disclosures={footer} home={home} />
      <Consent home={home} analyticsEnabled={analyticsEnabled} />
    </>
  )
}

/** A page without the site's header and footer: those of a partner's links, which people only pass through. */
export async function BareFrame({ home, children }: { home: SitePrefix; children: ReactNode }) {
  const { footer } = await siteSettings()
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className="bare-footer">
        <PrivacyChoicesLink home={home} label={footer.cookieSettingsLabel} />
      </footer>
      <Consent home={home} />
    </>
  )
}
