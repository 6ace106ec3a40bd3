import { defaultLocale } from '#lib/i18n/locales.ts'
import { findLandingHome, getPathLocale, getSitePrefix, isLandingPath, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { parseEnding } from '#lib/links/partners.ts'
import { decodePart, normalizePath } from '#lib/links/path.ts'
import { findPageName, getRouteKind, isBelowLanding } from '#lib/links/routeKind.ts'
import { pages, type PageName } from '#lib/pages.ts'
import { type Campaign, parseCampaign } from './campaign.ts'

/** A page as visits to it are counted. */
export interface Place extends Campaign {
  /** The path of a landing page, which only its answer proves. */
  page: PageName | `/${string}`
  language: string
  /** Of a page below a landing page, the path of that. */
  variant: string
  /** Link ending of the partner whose page it is; empty for other pages. */
  partner: string
}

const MAX_PARTNER_LENGTH = 60

const partnerStarts = [pages.link.path, pages.scan.path].map((path) => path.slice(0, path.indexOf('{')))

function findPartner(path: string): string {
  const start = partnerStarts.find((prefix) => path.includes(prefix))
  if (start === undefined) return ''
  const value = path.slice(path.indexOf(start) + start.length)
  return parseEnding(decodePart(value) ?? '').slice(0, MAX_PARTNER_LENGTH)
}

export const getLanguage = (path: string): string => getPathLocale(path).slice(0, 2)

/** Returns the landing variant of a path, or the landing page it is below; empty for the site itself. */
export const getVariant = (path: string): string =>
  findLandingHome(path) ?? (getSitePrefix(path).endsWith('/lp1') ? 'lp1' : '')

/** Finds the page of a path, as `normalizePath` returns it; undefined for files, programs and unknown addresses. */
function findCountedPage(path: string): Place['page'] | undefined {
  if (getRouteKind(path) === 'page' || isBelowLanding(path)) return findPageName(path)
  return getRouteKind(path) === undefined && isLandingPath(path) ? toLocalizedPath(path, defaultLocale) : undefined
}

/** Splits an address of this site into its path and query, without decoding. */
export function splitAddress(address: string): { path: string; query: string } {
  const [path = '', query = ''] = address.split('#', 1)[0]?.split(/\?(.*)/s, 2) ?? []
  return { path, query }
}

/**
 * Finds the page that an address of this site shows.
 *
 * @param address path and query, as a client sent it
 * @returns undefined for files, programs and unknown addresses
 */
export function findPlace(address: string): Place | undefined {
  const { path: written, query } = splitAddress(address)
  const path = normalizePath(written)
  const page = path && findCountedPage(path)
  if (!path || !page) return undefined
  return {
    page,
    language: getLanguage(path),
    variant: getVariant(path),
    partner: findPartner(path),
    ...parseCampaign(new URLSearchParams(query)),
  }
}
