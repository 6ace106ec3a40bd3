import type { ReactNode } from 'react'
import { Consent } from '#components/consent/Consent.tsx'
import { PrivacyChoicesLink } from '#components/consent/PrivacyChoicesLink.tsx'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { siteSettings } from './siteSettings.ts'
import { MAIN_ID } from './SiteFrame.tsx'

/** A page without the site's header and footer: those of a partner's links, which people only pass through. */
export async function BareFrame({ home, children }: { home: HomeLink; children: ReactNode }) {
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
