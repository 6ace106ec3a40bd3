import type { Settings } from '#lib/env.ts'
import { redirectPagePrefixes } from './routes.ts'

/** Paths at which the systems of phones look for the apps of a site, and the routes that answer there. */
export const appLinkRewrites = [
  { source: '/.well-known/apple-app-site-association', destination: '/api/app-links/ios' },
  { source: '/.well-known/assetlinks.json', destination: '/api/app-links/android' },
]

type AppSettings = Pick<Settings, 'APPLE_APP_IDS' | 'ANDROID_APP_PACKAGE' | 'ANDROID_APP_FINGERPRINTS'>

/**
 * Creates the association of a site with its apps: on iOS for the link and scan pages of every edition. Android takes the
 * paths from the app.
 *
 * @returns undefined for an unknown platform, or one without an app
 */
export function createAppAssociation(platform: string, settings: AppSettings): object | undefined {
  const { APPLE_APP_IDS: appIDs, ANDROID_APP_PACKAGE, ANDROID_APP_FINGERPRINTS } = settings
  if (platform === 'ios' && appIDs) {
    return {
      applinks: { details: [{ appIDs, components: redirectPagePrefixes.map((start) => ({ '/': `${start}*` })) }] },
    }
  }
  if (platform === 'android' && ANDROID_APP_PACKAGE !== undefined) {
    const target = {
      namespace: 'android_app',
      package_name: ANDROID_APP_PACKAGE,
      sha256_cert_fingerprints: ANDROID_APP_FINGERPRINTS,
    }
    return [{ relation: ['delegate_permission/common.handle_all_urls'], target }]
  }
  return undefined
}
