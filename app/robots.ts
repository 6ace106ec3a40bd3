import type { MetadataRoute } from 'next'
import { embeddedPath } from '#lib/content/connection.ts'
import { env } from '#lib/env.ts'

// The address is a setting, which takes effect at the next start without a rebuild.
export const dynamic = 'force-dynamic'

/** What only programs ask for. */
const CLOSED = ['/api/', `${embeddedPath}/`]

/**
 * What is to be read nevertheless: uploaded pictures, and what says itself that it is not to be listed. An address that
 * may not be read can be listed unread once a page links to it, and those of the sign-in pages hold secrets.
 * Outside {@link CLOSED} the same goes for the Studio and shared drafts.
 */
const ALLOWED_PATHS = [`${embeddedPath}/images/`, `${embeddedPath}/v1/auth/`, '/api/website/1-pager']

/** Search engines may read every public page, and the pictures on it. */
export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL
  return {
    rules: { userAgent: '*', allow: ['/', ...ALLOWED_PATHS], disallow: CLOSED },
    sitemap: `${site}/sitemap.xml`,
  }
}
