import { Policy } from '#components/sections/policy/Policy.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { policy } from './policyPage.content.ts'
import './policyPage.styles.ts'

/** A legal document, at `/privacy`, `/terms-of-use` or `/cookie-policy`. */
export async function PolicyPage({ home, path }: { home: HomeLink; path: `/${string}` }) {
  const content = await policy(path)
  return (
    <SiteFrame home={home} path={pageHref(home, path)}>
      <Policy content={content} />
      <StructuredData path={path} seo={content.seo} />
    </SiteFrame>
  )
}
