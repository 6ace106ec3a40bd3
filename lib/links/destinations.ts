import type { DetectedDevice } from '#lib/device/detectDevice.ts'
import { pages } from '#lib/pages.ts'
import { getPageHref, type SitePrefix } from './homeLinks.ts'
import { DEFAULT_PARTNER } from './partners.ts'
import { withQuery } from './path.ts'
import { getLinkHref, getScanHref } from './routes.ts'

const REDIRECT_DELAY_MS = 3500

/** Returns the delay of a partner: none for the default one. */
export const getRedirectDelay = (partner: string) => (partner === DEFAULT_PARTNER ? 0 : REDIRECT_DELAY_MS)

/** Query that stops the scan page from redirecting back to the link page. */
export const getMarkedScanHref = (home: SitePrefix, partner: string) => `${getScanHref(home, partner)}?from=link`

interface ScanVisit {
  home: SitePrefix
  partner: string
}

export interface LinkVisit extends ScanVisit {
  appStoreUrl: string
  /** Play Store URL of the partner; without it Android goes to the waitlist. */
  playStoreUrl?: string | undefined
}

/** Returns where the link page sends a device. Own pages get the visitor's query, whose campaign analytics reads there. */
export function getLinkDestination(device: DetectedDevice['device'], search: string, visit: LinkVisit): string {
  const { home, partner, appStoreUrl, playStoreUrl } = visit
  if (device === 'ios') return appStoreUrl
  if (device === 'android' && playStoreUrl) return playStoreUrl
  const page = device === 'android' ? getPageHref(home, pages.waitlist.path) : getMarkedScanHref(home, partner)
  return withQuery(page, search)
}

/** Returns where the scan page redirects; null for phones, crawlers, and, to avoid a loop, after the link page. */
export function getScanDestination(
  { device, crawler }: DetectedDevice,
  search: string,
  visit: ScanVisit,
): string | null {
  if (crawler || device !== 'desktop') return null
  const query = new URLSearchParams(search)
  return query.get('from') === 'link' ? null : withQuery(getLinkHref(visit.home, visit.partner), search)
}
