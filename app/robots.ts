import type { MetadataRoute } from 'next'
import { env } from '#lib/env.ts'

// The address is a setting, which takes effect at the next start without a rebuild.
export const dynamic = 'force-dynamic'

/** Search engines may read every public page; the Studio, the store and the calls are nothing to find. */
export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL
  return {
    rules: { userAgent: '*', allow: ['/', '/lake/images/'], disallow: ['/api/', '/lake/', '/studio'] },
    sitemap: `${site}/sitemap.xml`,
  }
}
