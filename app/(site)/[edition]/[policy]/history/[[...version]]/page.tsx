import { stegaClean } from '@sanity/client/stega'
import { Policy } from '#components/sections/policy/Policy.tsx'
import { PolicyComparison } from '#components/sections/policy/PolicyComparison.tsx'
import { PolicyHistory, VersionNote } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { comparePolicies } from '#lib/policies/difference.ts'
import { type HistoryRoute, loadHistoryPage, loadVersionText } from '../data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from '../data.ts'

/**
 * Renders the history of a legal document: all versions at `/privacy/history` and the like, one version at
 * `/privacy/history/3`, and the changes between two at `/privacy/history/3/since/2`.
 */
export default async function PolicyHistoryPage({ params }: HistoryRoute) {
  const { facts, ...page } = await loadHistoryPage(params)
  return (
    <SiteFrame home={page.home} path={getPageHref(page.home, facts.path)}>
      <HistoryContent {...page} />
      <StructuredData {...facts} />
    </SiteFrame>
  )
}

type HistoryContentProps = Omit<Awaited<ReturnType<typeof loadHistoryPage>>, 'facts'>

async function HistoryContent({ title, version, earlier, ...page }: HistoryContentProps) {
  if (!version) return <PolicyHistory {...page} title={title} />
  const text = await loadVersionText(page.policy, version)
  if (!earlier) {
    return (
      <Policy home={page.home} content={{ ...text, ...version }}>
        <VersionNote {...page} version={version} />
      </Policy>
    )
  }
  const parts = comparePolicies(stegaClean(await loadVersionText(page.policy, earlier)), stegaClean(text))
  return <PolicyComparison {...page} title={text.title} version={version} earlier={earlier} parts={parts} />
}
