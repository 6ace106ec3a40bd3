import type { Settings } from '#lib/env.ts'
import { isUnder, STUDIO_PATH } from '#lib/links/path.ts'
import { unsubscribePaths } from '#lib/links/routes.ts'
import { createSiteCsp, createStudioCsp, type InlineCode } from './csp.ts'

type Header = readonly [name: string, value: string]

/** Browser features that no page uses, disabled in case a script is injected. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const TWO_YEARS_SECONDS = 63_072_000

const holdsSecret = (path: string) => path.startsWith('/shared/') || unsubscribePaths.includes(path)

/** Returns whether a path is exactly a file of the build: with dot segments it could lead to a document. */
const isBuildFile = (path: string) => /^\/_next\/static\/(?:chunks|media|page)\/[\w~-][\w.~-]*$/.test(path)

function createSharedHeaders(siteUrl: string): readonly Header[] {
  const { protocol, hostname } = new URL(siteUrl)
  const https = protocol === 'https:'
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS.map((feature) => `${feature}=()`).join(', ')],
    // Browsers log an error for this header on an insecure origin.
    ...(https || hostname === 'localhost' ? [['cross-origin-opener-policy', 'same-origin'] as const] : []),
    ...(https ? [['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`] as const] : []),
  ]
}

/** Creates the security headers of a path, for a document whose inline code is known with the policy for just that. */
export function createSecurityHeaders(settings: Settings) {
  const shared = createSharedHeaders(settings.SITE_URL)
  // The rest protects documents, and would add half a kilobyte to each of a page's 25 files.
  const file = shared.filter(([name]) => name === 'x-content-type-options' || name === 'strict-transport-security')
  const withPolicy = (policy: string): readonly Header[] => [...shared, ['content-security-policy', policy]]
  const studio = withPolicy(createStudioCsp(settings))
  const site = withPolicy(createSiteCsp(settings))
  const secret = site
    .filter(([name]) => name !== 'referrer-policy')
    .concat([
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex, nofollow'],
    ])
  return (path: string, inline?: InlineCode): readonly Header[] => {
    if (isBuildFile(path)) return file
    if (holdsSecret(path)) return secret
    if (isUnder(path, STUDIO_PATH)) return studio
    return inline ? withPolicy(createSiteCsp(settings, inline)) : site
  }
}
