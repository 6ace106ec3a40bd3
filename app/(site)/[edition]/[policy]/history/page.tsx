import { PolicyHistory } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { getHome } from '../../../editions.ts'
import { policy as loadPolicy, type PolicyPageRoute, getPolicyRoute } from '../data.ts'
import { listVersions, loadHistoryFacts } from './data.ts'
import './styles.ts'

export { generateStaticParams } from '../data.ts'
export { historyMetadata as generateMetadata } from './data.ts'

export const dynamicParams = false

/** Renders the list of all versions of a legal document, at `/privacy/history` and the like. */
export default async function PolicyHistoryPage({ params }: PolicyPageRoute) {
  const policy = getPolicyRoute((await params).policy)
  const home = await getHome(params)
  const [{ title }, versions, facts] = await Promise.all([
    loadPolicy(pages[policy].path),
    listVersions(policy),
    loadHistoryFacts(policy),
  ])
  return (
    <SiteFrame home={home} path={getPageHref(home, facts.path)}>
      <PolicyHistory home={home} policy={policy} title={title} versions={versions} />
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
