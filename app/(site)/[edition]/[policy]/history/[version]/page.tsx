import { Policy } from '#components/sections/policy/Policy.tsx'
import { VersionNote } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { loadVersionPage, loadVersionText, type VersionRoute } from '../data.ts'
import '../../styles.ts'

export { versionMetadata as generateMetadata, versionParams as generateStaticParams } from '../data.ts'

/** Renders one version of a legal document, at `/privacy/history/2` and the like. */
export default async function PolicyVersionPage({ params }: VersionRoute) {
  const { home, policy, version, versions, facts } = await loadVersionPage(params)
  const text = await loadVersionText(policy, version)
  return (
    <SiteFrame home={home} path={getPageHref(home, facts.path)}>
      <Policy content={{ ...text, ...version }}>
        <VersionNote home={home} policy={policy} version={version} versions={versions} />
      </Policy>
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
