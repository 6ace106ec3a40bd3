import { PolicyHistory } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { homeOf } from '../../../editions.ts'
import { policy as policyOf, type PolicyPageRoute, policyRouteOf } from '../data.ts'
import { versionsOf } from './data.ts'
import { historyFacts } from './facts.ts'
import './styles.ts'

export { generateStaticParams } from '../data.ts'
export { historyMetadata as generateMetadata } from './data.ts'

export const dynamicParams = false

/** All versions of a legal document, at `/privacy/history` and the like. */
export default async function PolicyHistoryPage({ params }: PolicyPageRoute) {
  const policy = policyRouteOf((await params).policy)
  const home = await homeOf(params)
  const [{ title }, versions, facts] = await Promise.all([
    policyOf(pages[policy].path),
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
