import { consentRevisionQuery } from '#lib/consent/consent.query.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { isPreview, isShared } from '#lib/content/preview.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'
import { ConsentIsland } from './ConsentIsland.tsx'

interface ConsentProps {
  home: SitePrefix
  /** False for a page whose URL may hold a secret, which every page view would report. */
  analyticsEnabled?: boolean
  /** False for a page that redirects before the question could be answered. */
  asks?: boolean
}

/** Passes the consent revision to the browser. A preview shows no banner; a shared draft leads to the cookie policy. */
export async function Consent({ home, analyticsEnabled = true, asks = true }: ConsentProps) {
  if (isShared()) return null
  const revision = await fetchContent({ query: consentRevisionQuery, tags: ['legalPolicy'] })
  return (
    <ConsentIsland
      revision={revision}
      policyHref={getPageHref(home, pages.cookies.path)}
      analyticsEnabled={analyticsEnabled}
      asks={asks && !(await isPreview())}
    />
  )
}

/** Opens the cookie choices; leads to the cookie policy where JavaScript does not run. */
export const PrivacyChoicesLink = ({ home, label }: { home: SitePrefix; label: string }) => (
  <a href={getPageHref(home, pages.cookies.path)} {...{ [PRIVACY_CHOICES_ATTRIBUTE]: '' }}>
    {label}
  </a>
)
