import { stegaClean } from '@sanity/client/stega'
import { PolicyComparison } from '#components/sections/policy/PolicyComparison.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref } from '#lib/links/homeLinks.ts'
import { comparePolicies } from '#lib/policies/difference.ts'
import { homeOf } from '../../../../../../editions.ts'
import { policyRouteOf } from '../../../../data.ts'
import { comparedVersions, type ComparisonRoute, versionText } from '../../../data.ts'
import { comparisonFacts } from '../../../facts.ts'
import '../../../styles.ts'

export { comparisonMetadata as generateMetadata, comparisonParams as generateStaticParams } from '../../../data.ts'

/** What changed between two versions of a legal document, at `/privacy/history/3/since/2` and the like. */
export default async function PolicyComparisonPage({ params }: ComparisonRoute) {
  const { policy: slug, ...numbers } = await params
  const policy = policyRouteOf(slug)
  const home = await homeOf(params)
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
