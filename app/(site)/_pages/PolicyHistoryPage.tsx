import { PolicyHistory } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { versionsOf } from './policyHistory.content.ts'
import { historyFacts } from './policyHistory.facts.ts'
import { policy as policyOf } from './policyPage.content.ts'
import './policyHistory.styles.ts'

/** All versions of a legal document, at `/privacy/history` and the like. */
export async function PolicyHistoryPage({ home, policy }: { home: SitePrefix; policy: PolicyRoute }) {
  const [{ title }, versions, facts] = await Promise.all([
    policyOf(publicRoutes[policy].path),
    versionsOf(policy),
    historyFacts(policy),
  ])
  return (
    <SiteFrame home={home} path={pageHref(home, facts.path)}>
      <PolicyHistory home={home} policy={policy} title={title} versions={versions} />
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
