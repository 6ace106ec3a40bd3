import { Policy } from '#components/sections/policy/Policy.tsx'
import { VersionNote } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { getHome } from '../../../../editions.ts'
import { getPolicyRoute } from '../../data.ts'
import { loadListedVersion, loadVersionFacts, loadVersionText, type VersionRoute } from '../data.ts'
import '../../styles.ts'

export { versionMetadata as generateMetadata, versionParams as generateStaticParams } from '../data.ts'

/** Renders one version of a legal document, at `/privacy/history/2` and the like. */
export default async function PolicyVersionPage({ params }: VersionRoute) {
  const { policy: slug, version: parameter } = await params
  const policy = getPolicyRoute(slug)
  const home = await getHome(params)
  const { version, versions } = await loadListedVersion(policy, parameter)
  const [text, facts] = await Promise.all([loadVersionText(policy, version), loadVersionFacts(policy, version)])
  return (
    <SiteFrame home={home} path={getPageHref(home, facts.path)}>
      <Policy content={{ ...text, ...version }}>
        <VersionNote home={home} policy={policy} version={version} versions={versions} />
      </Policy>
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
