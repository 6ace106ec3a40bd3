import { hasCampaign, NO_CAMPAIGN } from '#lib/counts/campaign.ts'
import { findPlace, type Place } from '#lib/counts/place.ts'
import { VISIT_HEADER } from '#lib/forms.ts'

const MAX_ADDRESSES = 2

const MAX_HOST_LENGTH = 100

/** A host name in ASCII, without a port. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Where a visit came from. A text is null when it is unknown. */
export type Origin = ReturnType<typeof getOrigin>

/** Lists the addresses of a visit, its first page first, and the form's own page last. All are as the client sent them. */
function listAddresses({ headers }: Request): URL[] {
  const visit = (headers.get(VISIT_HEADER) ?? '').split(' ').slice(0, MAX_ADDRESSES)
  return [...visit, headers.get('referer') ?? ''].flatMap((address) => URL.parse(address) ?? [])
}

function findReferrerHost(addresses: readonly URL[], ownHosts: readonly string[]): string | null {
  const hosts = addresses
    .filter(({ host }) => !ownHosts.includes(host))
    .map(({ hostname }) => hostname.slice(0, MAX_HOST_LENGTH))
  return hosts.find((hostname) => HOST.test(hostname)) ?? null
}

/** Returns the landing variant or the landing page of a place; empty for other pages of the site. */
const getLandingVariant = ({ page, variant }: Place): string => variant || (page.startsWith('/') ? page : '')

/**
 * Reads where the visit of a form's request came from: the landing variant, partner and campaign of its pages, and the
 * host of another site that led here. It comes from the addresses of the visit alone, so nothing is kept in between.
 */
export function getOrigin(request: Request, siteUrl: string) {
  const addresses = listAddresses(request)
  const ownHosts = [new URL(siteUrl).host, request.headers.get('host') ?? '']
  const places = addresses
    .filter(({ host }) => ownHosts.includes(host))
    .flatMap(({ pathname, search }) => findPlace(pathname + search) ?? [])
  const { source, medium, campaign } = places.find(hasCampaign) ?? NO_CAMPAIGN
  return {
    landing_variant: places.map(getLandingVariant).find(Boolean) ?? null,
    partner: places.map(({ partner }) => partner).find(Boolean) ?? null,
    utm_source: source || null,
    utm_medium: medium || null,
    utm_campaign: campaign || null,
    referrer_host: findReferrerHost(addresses, ownHosts),
  }
}
