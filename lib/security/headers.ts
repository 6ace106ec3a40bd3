import type { Settings } from '#lib/env.ts'
import { unsubscribePaths } from '../links/routes.ts'
import { createSiteCsp, type SiteHosts, createStudioCsp } from './csp.ts'

/** A header a response leaves with. */
export type Header = readonly [name: string, value: string]

/** What no page of the site asks a browser for; without this line a script that got in could. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const TWO_YEARS_SECONDS = 63_072_000

const holdsSecret = (path: string) => path.startsWith('/shared/') || unsubscribePaths.includes(path)

const isStudio = (path: string) => path === '/studio' || path.startsWith('/studio/')

/** Headers of every path, by the public address of the site. */
function createSharedHeaders(siteUrl: string): readonly Header[] {
  const { protocol, hostname } = new URL(siteUrl)
  const https = protocol === 'https:'
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS.map((feature) => `${feature}=()`).join(', ')],
    // Browsers complain about it where the connection is not to be trusted anyway.
    ...(https || hostname === 'localhost' ? [['cross-origin-opener-policy', 'same-origin'] as const] : []),
    ...(https ? [['strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`] as const] : []),
  ]
}

/**
 * The security headers of every answer by its path. Set at run time, since they follow the settings. A document whose
 * inline scripts were taken out gets a policy that allows none, and no `style` attributes but its own.
 */
export function createSecurityHeaders(
  settings: SiteHosts & Pick<Settings, 'SITE_URL' | 'NODE_ENV'>,
): (path: string, inlineStyles?: readonly string[]) => readonly Header[] {
  const development = settings.NODE_ENV === 'development'
  const { embedded } = settings
  const shared = createSharedHeaders(settings.SITE_URL)
  const withPolicy = (policy: string): readonly Header[] => [...shared, ['content-security-policy', policy]]
  const studio = withPolicy(createStudioCsp({ embedded, development }))
  const site = withPolicy(createSiteCsp(settings, { development }))
  const secret = site
    .filter(([name]) => name !== 'referrer-policy')
    .concat([
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex, nofollow'],
    ])
  return (path, inlineStyles) => {
    if (holdsSecret(path)) return secret
    if (isStudio(path)) return studio
    return inlineStyles ? withPolicy(createSiteCsp(settings, { inlineStyles })) : site
  }
}
