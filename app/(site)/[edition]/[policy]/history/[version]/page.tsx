import { Policy } from '#components/sections/policy/Policy.tsx'
import { VersionNote } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref } from '#lib/links/homeLinks.ts'
import { homeOf } from '../../../../editions.ts'
import { policyRouteOf } from '../../data.ts'
import { listedVersion, type VersionRoute, versionText } from '../data.ts'
import { versionFacts } from '../facts.ts'
import '../../styles.ts'

export { versionMetadata as generateMetadata, versionParams as generateStaticParams } from '../data.ts'

/** A legal document as it was, at `/privacy/history/2` and the like. */
export default async function PolicyVersionPage({ params }: VersionRoute) {
  const { policy: slug, version: parameter } = await params
  const policy = policyRouteOf(slug)
  const home = await homeOf(params)
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
