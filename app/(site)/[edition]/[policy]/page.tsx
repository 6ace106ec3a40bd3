import { Policy } from '#components/sections/policy/Policy.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { pageHref } from '#lib/links/homeLinks.ts'
import { historyPath } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { homeOf } from '../../editions.ts'
import { policy as policyOf, type PolicyPageRoute, policyRouteOf } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

export const dynamicParams = false

/** A legal document, at `/privacy`, `/terms-of-use` or `/cookie-policy`. */
export default async function PolicyPage({ params }: PolicyPageRoute) {
  const policy = policyRouteOf((await params).policy)
  const { path } = pages[policy]
  const home = await homeOf(params)
  const content = await policyOf(path)
  return (
    <SiteFrame home={home} path={pageHref(home, path)}>
      <Policy content={content}>
        <ul className="version-links" role="list">
          <li>
            <a href={pageHref(home, historyPath(policy))}>{translate('legal.earlierVersions')}</a>
          </li>
        </ul>
      </Policy>
      <StructuredData path={path} seo={content.seo} />
    </SiteFrame>
  )
}
