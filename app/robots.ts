import type { MetadataRoute } from 'next'
import { ONE_PAGER_PATH } from '#lib/onePagerPath.ts'
import { STORE_PATH } from '#lib/links/path.ts'
import { env } from '#lib/env.ts'

// Not prerendered: SITE_URL takes effect at the next start, without a rebuild.
export const dynamic = 'force-dynamic'

const DISALLOWED_PATHS = ['/api/', `${STORE_PATH}/`]

/**
 * Uploaded images, and paths that send `noindex` themselves: a crawler must read those, since a disallowed URL is still
 * indexed once a page links to it, and the URLs of the sign-in pages hold secrets. For the same reason the Studio and
 * shared drafts are not in {@link DISALLOWED_PATHS}.
 */
const ALLOWED_PATHS = [`${STORE_PATH}/images/`, `${STORE_PATH}/v1/auth/`, ONE_PAGER_PATH]

export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL
  return {
    rules: { userAgent: '*', allow: ['/', ...ALLOWED_PATHS], disallow: DISALLOWED_PATHS },
    sitemap: `${site}/sitemap.xml`,
  }
}
