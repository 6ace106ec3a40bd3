import { stegaClean } from '@sanity/client/stega'
import { PolicyComparison } from '#components/sections/policy/PolicyComparison.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { comparePolicies } from '#lib/policies/difference.ts'
import { getHome } from '../../../../../../editions.ts'
import { getPolicyRoute } from '../../../../data.ts'
import { loadComparedVersions, loadComparisonFacts, loadVersionText, type ComparisonRoute } from '../../../data.ts'
import '../../../styles.ts'

export { comparisonMetadata as generateMetadata, comparisonParams as generateStaticParams } from '../../../data.ts'

/** Renders the changes between two versions of a legal document, at `/privacy/history/3/since/2` and the like. */
export default async function PolicyComparisonPage({ params }: ComparisonRoute) {
  const { policy: slug, ...numbers } = await params
  const policy = getPolicyRoute(slug)
  const home = await getHome(params)
  const compared = await loadComparedVersions(policy, numbers)
  const [older, newer, facts] = await Promise.all([
    loadVersionText(policy, compared.earlier),
    loadVersionText(policy, compared.version),
    loadComparisonFacts(policy, compared),
  ])
  return (
    <SiteFrame home={home} path={getPageHref(home, facts.path)}>
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
