import type { Metadata } from 'next'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { comparedVersions, listedVersion } from './policyHistory.content.ts'
import { comparisonFacts, historyFacts, versionFacts } from './policyHistory.facts.ts'
import { pageCard } from './sharingCards.ts'

/** The list is for search engines too: it is where somebody who looks for an older text should arrive. */
export async function policyHistoryMetadata(route: PolicyRoute): Promise<Metadata> {
  return pageMetadata({ ...(await historyFacts(route)), card: await pageCard(route) })
}

/** Not for search engines: a text that no longer applies must not be found in place of the one that does. */
export async function policyVersionMetadata(route: PolicyRoute, params: { version: string }): Promise<Metadata> {
  const { version } = await listedVersion(route, params.version)
  return pageMetadata({ ...(await versionFacts(route, version)), card: await pageCard(route), indexable: false })
}

export async function policyComparisonMetadata(
  route: PolicyRoute,
  params: { version: string; earlier: string },
): Promise<Metadata> {
  const compared = await comparedVersions(route, params)
  return pageMetadata({ ...(await comparisonFacts(route, compared)), card: await pageCard(route), indexable: false })
}
