import { PolicyHistory } from '#components/sections/policy/PolicyHistory.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { loadPolicy, type PolicyPageRoute } from '../data.ts'
import { loadHistoryPage } from './data.ts'
import './styles.ts'

export { generateStaticParams } from '../data.ts'
export { historyMetadata as generateMetadata } from './data.ts'

export const dynamicParams = false

/** Renders the list of all versions of a legal document, at `/privacy/history` and the like. */
export default async function PolicyHistoryPage({ params }: PolicyPageRoute) {
  const { home, policy, versions, facts } = await loadHistoryPage(params)
  const { title } = await loadPolicy(pages[policy].path)
  return (
    <SiteFrame home={home} path={getPageHref(home, facts.path)}>
      <PolicyHistory home={home} policy={policy} title={title} versions={versions} />
      <StructuredData {...facts} />
    </SiteFrame>
  )
}
