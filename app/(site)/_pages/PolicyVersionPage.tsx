import { Policy } from '#components/sections/policy/Policy.tsx'
import { VersionNote } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { listedVersion, versionText } from './policyHistory.content.ts'
import { versionFacts } from './policyHistory.facts.ts'
import './policyPage.styles.ts'

interface PolicyVersionPageProps {
  home: SitePrefix
  policy: PolicyRoute
  version: string
}

/** A legal document as it was, at `/privacy/history/2` and the like. */
export async function PolicyVersionPage({ home, policy, version: parameter }: PolicyVersionPageProps) {
  const { version, versions } = await listedVersion(policy, parameter)
  const [text, facts] = await Promise.all([versionText(policy, version), versionFacts(policy, version)])
  return (
    <SiteFrame home={home} path={pageHref(home, facts.path)}>
      <Policy content={{ ...text, ...version }}>
        <VersionNote home={home} policy={policy} version={version} versions={versions} />
      </Policy>
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
