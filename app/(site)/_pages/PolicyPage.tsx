import { Policy } from '#components/sections/policy/Policy.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { historyPath } from '#lib/links/policies.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { policy as policyOf } from './policyPage.content.ts'
import './policyPage.styles.ts'

/** A legal document, at `/privacy`, `/terms-of-use` or `/cookie-policy`. */
export async function PolicyPage({ home, policy }: { home: SitePrefix; policy: PolicyRoute }) {
  const { path } = publicRoutes[policy]
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
