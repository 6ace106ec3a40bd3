import { consentRevisionQuery } from '#lib/consent/consent.query.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { ConsentIsland } from './ConsentIsland.tsx'

/** Consent on a page: the revision in force comes with the HTML, everything else when it is needed. */
export async function Consent({ home }: { home: HomeLink }) {
  const revision = await fetchContent({ query: consentRevisionQuery, tags: ['legalPolicy'] })
  return <ConsentIsland revision={revision} policyHref={pageHref(home, publicRoutes.cookies.path)} />
}
