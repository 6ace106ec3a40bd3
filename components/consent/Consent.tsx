import { consentRevisionQuery } from '#lib/consent/consent.query.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { isShared } from '#lib/content/sharedPage.ts'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { ConsentIsland } from './ConsentIsland.tsx'
import { PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'

interface ConsentProps {
  home: SitePrefix
  /** False for a page whose address may hold a secret, which analytics would send along with every page view. */
  analyticsEnabled?: boolean
}

/**
 * Consent on a page: the revision in force comes with the HTML, everything else when it is needed. Where nothing is
 * analyticsEnabled nothing is asked, but a choice can be changed. A shared draft is for a reviewer, not a visitor: there
 * "Privacy choices" leads to the cookie policy.
 */
export async function Consent({ home, analyticsEnabled = true }: ConsentProps) {
  if (isShared()) return null
  const revision = await fetchContent({ query: consentRevisionQuery, tags: ['legalPolicy'] })
  return (
    <ConsentIsland revision={revision} policyHref={pageHref(home, publicRoutes.cookies.path)} analyticsEnabled={analyticsEnabled} />
  )
}

/** Opens the cookie choices; leads to the cookie policy where JavaScript does not run. */
export const PrivacyChoicesLink = ({ home, label }: { home: SitePrefix; label: string }) => (
  <a href={pageHref(home, publicRoutes.cookies.path)} {...{ [PRIVACY_CHOICES_ATTRIBUTE]: '' }}>
    {label}
  </a>
)
