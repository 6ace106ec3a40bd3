import { stegaClean } from '@sanity/client/stega'
import { PolicyComparison } from '#components/sections/policy/PolicyComparison.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { comparePolicies } from '#lib/policies/difference.ts'
import { comparedVersions, versionText } from './policyHistory.content.ts'
import { comparisonFacts } from './policyHistory.facts.ts'
import './policyHistory.styles.ts'

interface PolicyComparisonPageProps {
  home: SitePrefix
  policy: PolicyRoute
  version: string
  earlier: string
}

/** What changed between two versions of a legal document, at `/privacy/history/3/since/2` and the like. */
export async function PolicyComparisonPage({ home, policy, ...numbers }: PolicyComparisonPageProps) {
  const compared = await comparedVersions(policy, numbers)
  const [older, newer, facts] = await Promise.all([
    versionText(policy, compared.earlier),
    versionText(policy, compared.version),
    comparisonFacts(policy, compared),
  ])
  return (
    <SiteFrame home={home} path={pageHref(home, facts.path)}>
      <PolicyComparison
        home={home}
        policy={policy}
        title={newer.title}
        {...compared}
        parts={comparePolicies(stegaClean(older), stegaClean(newer))}
      />
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
