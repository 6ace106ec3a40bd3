import { stegaClean } from '@sanity/client/stega'
import { PolicyComparison } from '#components/sections/policy/PolicyComparison.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { comparePolicies } from '#lib/policies/difference.ts'
import { loadComparisonPage, loadVersionText, type ComparisonRoute } from '../../../data.ts'
import '../../../styles.ts'

export { comparisonMetadata as generateMetadata, comparisonParams as generateStaticParams } from '../../../data.ts'

/** Renders the changes between two versions of a legal document, at `/privacy/history/3/since/2` and the like. */
export default async function PolicyComparisonPage({ params }: ComparisonRoute) {
  const { facts, ...compared } = await loadComparisonPage(params)
  const { home, policy, version, earlier } = compared
  const [older, newer] = await Promise.all([loadVersionText(policy, earlier), loadVersionText(policy, version)])
  return (
    <SiteFrame home={home} path={getPageHref(home, facts.path)}>
      <PolicyComparison
        {...compared}
        title={newer.title}
        parts={comparePolicies(stegaClean(older), stegaClean(newer))}
      />
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
