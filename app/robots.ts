import type { MetadataRoute } from 'next'
import { embeddedPath } from '#lib/content/connection.ts'
import { env } from '#lib/env.ts'

// The address is a setting, which takes effect at the next start without a rebuild.
export const dynamic = 'force-dynamic'

/** What is nothing to find: the calls, the Studio, shared drafts, and of the embedded store all but its images. */
const CLOSED = ['/api/', '/studio', '/shared/', `${embeddedPath}/`]

/** Search engines may read every public page, and the pictures on it. */
export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL
  return {
    rules: { userAgent: '*', allow: ['/', `${embeddedPath}/images/`], disallow: CLOSED },
    sitemap: `${site}/sitemap.xml`,
  }
}
