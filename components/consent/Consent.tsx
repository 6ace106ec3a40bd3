import { consentRevisionQuery } from '#lib/consent/consent.query.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { isShared } from '#lib/content/sharedPage.ts'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { ConsentIsland } from './ConsentIsland.tsx'

interface ConsentProps {
  home: HomeLink
  /** False for a page whose address may hold a secret, which analytics would send along with every page view. */
  measured?: boolean
}

/**
 * Consent on a page: the revision in force comes with the HTML, everything else when it is needed. Where nothing is
 * measured nothing is asked, but a choice can be changed. A shared draft is for a reviewer, not a visitor: there
 * "Privacy choices" leads to the cookie policy.
 */
export async function Consent({ home, measured = true }: ConsentProps) {
  if (isShared()) return null
  const revision = await fetchContent({ query: consentRevisionQuery, tags: ['legalPolicy'] })
  return <ConsentIsland revision={revision} policyHref={pageHref(home, pages.cookies.path)} measured={measured} />
}
