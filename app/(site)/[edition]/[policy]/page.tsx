import { Policy } from '#components/sections/policy/Policy.tsx'
import { VersionLinks } from '#components/sections/policy/PolicyHistory.tsx'
import { loadRunningSplits, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { formatDay } from '#lib/content/formatDay.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { describeSplitCookie } from '#lib/landingPages/splitCookieRow.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { getHistoryPath } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import type { PolicyText } from '#lib/policies/policyText.ts'
import { getHome } from '../../editions.ts'
import { type PolicyPageRoute, getPolicyRoute } from './data.ts'
import { loadPresentPolicy } from './history/data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** In seconds: on its effective date a text replaces the previous one without a publish. */
export const revalidate = 60

/** Adds the cookie of splits to a table of cookies while one runs. */
async function withSplitCookie(table: PolicyText['cookieTable']): Promise<PolicyText['cookieTable']> {
  if (!table || (await loadRunningSplits()).length === 0) return table
  const { productName } = await loadSiteSettings()
  const row = { _key: 'split', ...describeSplitCookie(productName, requestLocale()) }
  return { ...table, rows: [...table.rows, row] }
}

/** Renders a legal document, at `/privacy`, `/terms-of-use` or `/cookie-policy`. */
export default async function PolicyPage({ params }: PolicyPageRoute) {
  const policy = getPolicyRoute((await params).policy)
  const { path } = pages[policy]
  const home = await getHome(params)
  const { content, next } = await loadPresentPolicy(policy)
  const cookieTable = await withSplitCookie(content.cookieTable)
  return (
    <SiteFrame home={home} path={getPageHref(home, path)}>
      <Policy home={home} content={{ ...content, cookieTable }}>
        {next && (
          <>
            <p className="version-note">
              {translate('legal.comingNote', { date: formatDay(next.day, requestLocale()) })}
            </p>
            <VersionLinks home={home} policy={policy} {...next} to={['read', 'changes']} />
          </>
        )}
        <ul className="version-links" role="list">
          <li>
            <a href={getPageHref(home, getHistoryPath(policy))}>{translate('legal.earlierVersions')}</a>
          </li>
        </ul>
      </Policy>
      <StructuredData path={path} seo={content.seo} />
    </SiteFrame>
  )
}
