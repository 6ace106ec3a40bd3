import { Policy } from '#components/sections/policy/Policy.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { policy } from './policyPage.content.ts'

/** A legal document, at `/privacy`, `/terms-of-use` or `/cookie-policy`. */
export async function PolicyPage({ home, path }: { home: HomeLink; path: `/${string}` }) {
  return (
    <SiteFrame home={home} path={pageHref(home, path)}>
      <Policy content={await policy(path)} />
    </SiteFrame>
  )
}
