import type { DetectedDevice } from '#lib/device/detectDevice.ts'
import { pages } from '#lib/pages.ts'
import { getPageHref, type SitePrefix } from './homeLinks.ts'
import { DEFAULT_PARTNER } from './partners.ts'
import { linkHref, scanHref } from './routes.ts'

/** How long the redirect page shows a partner's name before it leads on, in ms. */
const REDIRECT_DELAY_MS = 3500

/** The delay of one partner: none for the default one. */
export const redirectDelay = (partner: string) => (partner === DEFAULT_PARTNER ? 0 : REDIRECT_DELAY_MS)

/** The mark that keeps a desktop visitor on the scan page instead of sending them back to the redirect page. */
export const getMarkedScanHref = (home: SitePrefix, partner: string) => `${scanHref(home, partner)}?from=link`

interface LinkVisit {
  home: SitePrefix
  partner: string
  appStoreUrl: string
  /** Where Android is led when the partner's visitors have a store page there; the waitlist otherwise. */
  playStoreUrl?: string | undefined
}

/** Where the redirect page leads a device. */
export function linkDestination(device: DetectedDevice['device'], visit: LinkVisit): string {
  const { home, partner, appStoreUrl, playStoreUrl } = visit
  if (device === 'ios') return appStoreUrl
  if (device === 'android') return playStoreUrl ?? getPageHref(home, pages.waitlist.path)
  return getMarkedScanHref(home, partner)
}

/**
 * Where the scan page sends a visitor, or null to let them stay: phones stay, crawlers are never redirected, and who
 * comes from the redirect page stays too, so that a desktop visitor does not bounce between the two for ever.
 *
 * @param search the page's query, such as `?from=link`
 */
export function scanDestination({ device, crawler }: DetectedDevice, search: string, visit: LinkVisit): string | null {
  if (crawler || device !== 'desktop') return null
  if (new URLSearchParams(search).get('from') === 'link') return null
  return linkHref(visit.home, visit.partner)
}
