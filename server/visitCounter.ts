import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type CellCount, type CountedEvent } from '#lib/counts/cell.ts'
import { NO_CAMPAIGN } from '#lib/counts/campaign.ts'
import { createVisitCounter } from '#lib/counts/counter.ts'
import { findPlace, getLanguage, getVariant, type Place, splitAddress } from '#lib/counts/place.ts'
import { detectDevice } from '#lib/device/detectDevice.ts'
import { FORM_TOKEN_PATH, LEAD_FORMS } from '#lib/forms.ts'
import { getFormPath } from '#lib/formPages.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { getPagePath } from '#lib/links/homeLinks.ts'
import { toPathKey } from '#lib/links/path.ts'
import { getRedirectKey } from '#lib/links/routeKind.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { isRedirectPage } from '#lib/links/routes.ts'
import { BUILD_FILES } from '#lib/nextInternals.ts'
import { hasStaffCookie } from '#lib/counts/staffCookie.ts'
import { ESTIMATE_USED_PATH, SHOWN_PATH } from '#lib/counts/shown.ts'
import { MAX_USER_AGENT_LENGTH } from './forwardedHeaders.ts'
import { isProgram } from './isProgram.ts'
import { getPath } from './requestPath.ts'
import type { Splits } from './splits.ts'
import { hasDraftCookie } from './validateRequest.ts'

/** Requests that differ, after which they are counted at once: few enough that no cached page waits for it. */
const MAX_WAITING = 200

/** Browsers send less. What a longer address says is not read. */
const MAX_URL_LENGTH = 2_048

const MAX_ADDRESS_LENGTH = 120

const formPaths: ReadonlySet<string> = new Set(LEAD_FORMS.map((form) => getFormPath(form, '/')))

const isFormPage = (path: string) => formPaths.has(getPagePath(path))

/** Returns the address of the page of this site that a request came from; undefined for other origins. */
function getOwnReferrer({ headers }: IncomingMessage): string | undefined {
  const referrer = URL.parse(headers.referer ?? '')
  return referrer && referrer.host === (headers['x-forwarded-host'] ?? headers.host)
    ? referrer.pathname + referrer.search
    : undefined
}

/** Landing pages that were shown since the start. A referrer could name any. */
const landings = new LRUCache<string, true>({ max: 2_000 })

const listLandings = ({ page, variant }: Place) => [page, variant].filter((path) => path.startsWith('/'))

/** Finds the page of a referrer, which anyone can make up. */
function findReferrer(address: string): Place | undefined {
  const place = address === '' ? undefined : findPlace(address)
  return place && listLandings(place).every((path) => landings.has(path)) ? place : undefined
}

/** Calls that pages make, by what they report of the page that makes them. */
const reports: ReadonlyMap<string, CountedEvent> = new Map([
  [SHOWN_PATH, 'shown'],
  [FORM_TOKEN_PATH, 'form-opened'],
  [ESTIMATE_USED_PATH, 'estimate-used'],
])

/** A request that is counted. */
interface Visit {
  /** A page, the report of one, an unknown address, or a redirect. */
  kind: 'page' | 'report' | 'unknown' | 'moved'
  url: string
  userAgent: string
  /** Address of the page of this site that it came from. */
  referrer: string
  /** Side of a split that the page showed. */
  split: string
  /** Side of a split that the page it came from showed. */
  referrerSplit: string
}

type Counted = (Place | { page: string; language: string; variant: string; partner: string }) & { split: string }

/** Returns the address that a redirect or an unknown page is counted by; undefined for one that could name a person. */
function toCountedAddress(path: string): string | undefined {
  const address = toPathKey(path)
  return address === undefined || address.length > MAX_ADDRESS_LENGTH || /@|\d{7}/.test(address) ? undefined : address
}

const ledBy = { ios: 'to-app-store', android: 'to-android', desktop: 'to-scan' } as const

/** Lists what a request of a person counts as. */
function* listEvents({ kind, url, userAgent, referrer, ...splits }: Visit): Generator<[CountedEvent, Counted]> {
  const { path } = splitAddress(url)
  if (kind === 'unknown' || kind === 'moved') {
    const address = toCountedAddress(path)
    const isOwn = kind === 'unknown' || getRedirectKey(address) !== undefined
    if (address !== undefined && isOwn)
      yield [
        kind === 'unknown' ? 'not-found' : 'redirect',
        { page: address, language: getLanguage(address), variant: getVariant(address), partner: '', split: '' },
      ]
    return
  }
  const found = findReferrer(referrer)
  const from = found && { ...found, split: splits.referrerSplit }
  const reported = reports.get(path)
  if (reported !== undefined) {
    if (from) yield [reported, from]
    return
  }
  if (isFormPage(path)) {
    if (from) yield ['form-opened', from]
    return
  }
  const place = findPlace(url)
  if (!place) return
  for (const path of listLandings(place)) landings.set(path, true)
  const shown = { ...place, split: splits.split }
  yield ['shown', shown]
  if (place.page !== 'link') return
  const { device } = detectDevice({ userAgent, platform: '', maxTouchPoints: 0 })
  yield [ledBy[device], shown]
  const isButton = place.partner === DEFAULT_PARTNER && from && from.page !== 'link' && from.page !== 'scan'
  if (isButton) yield ['buying-power', from]
}

/** Address, user agent and referrer are kept for half a second at most, and only in memory. */
const formatRequest = ({ kind, url, userAgent, referrer, split, referrerSplit }: Visit): string =>
  [kind, url, userAgent, referrer, split, referrerSplit].join('\n')

function parseRequest(key: string): Visit {
  const [kind = '', url = '', userAgent = '', referrer = '', split = '', referrerSplit = ''] = key.split('\n')
  const rest = { url, userAgent, referrer, split, referrerSplit }
  return { kind: kind === 'unknown' || kind === 'moved' || kind === 'report' ? kind : 'page', ...rest }
}

const getRank = ({ kind }: Visit) => Number(kind !== 'page')

const isMoved = (status: number) => status === 307 || status === 308

/**
 * Counts the visits of people, as numbers of a day. Counting a request costs a lookup: equal requests are classified
 * together, later.
 *
 * @param getDay returns the current day in the company's time zone
 * @param splits knows which page of a split a visitor was shown
 */
export function createRequestCounter(getDay: () => string = getToday, splits?: Pick<Splits, 'find' | 'read'>) {
  const counter = createVisitCounter({
    cells: Infinity,
    campaigns: Infinity,
    partners: Infinity,
    addresses: Infinity,
    landingPages: Infinity,
  })
  let waiting = new Map<string, number>()

  function classify(): void {
    const day = getDay()
    const requests = waiting
    waiting = new Map()
    const parsed = Array.from(requests, ([key, amount]) => ({ request: parseRequest(key), amount }))
    // Pages first: what they report counts for a landing page that was shown.
    for (const { request, amount } of parsed.toSorted((one, other) => getRank(one.request) - getRank(other.request))) {
      if (isProgram(request.userAgent)) continue
      for (const [event, place] of listEvents(request)) counter.add({ ...NO_CAMPAIGN, ...place, day, event }, amount)
    }
  }

  function add(request: IncomingMessage, kind: Visit['kind'], path: string, url: string): void {
    const { headers } = request
    const userAgent = (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH)
    const needsReferrer = kind === 'report' || (kind === 'page' && (isRedirectPage(path) || isFormPage(path)))
    const referrer = needsReferrer ? (getOwnReferrer(request) ?? '').slice(0, MAX_URL_LENGTH) : ''
    const key = formatRequest({
      kind,
      url: url.length > MAX_URL_LENGTH ? path.slice(0, MAX_URL_LENGTH) : url,
      userAgent,
      referrer,
      split: splits?.find(request)?.split ?? '',
      referrerSplit: splits?.read(splitAddress(referrer).path, headers.cookie) ?? '',
    })
    waiting.set(key, (waiting.get(key) ?? 0) + 1)
    if (waiting.size >= MAX_WAITING) classify()
  }

  return {
    /** Counts a request by the status of its response. */
    count(request: IncomingMessage, status: number): void {
      const { method, headers } = request
      const target = headers['sec-fetch-dest']
      // A page that was loaded ahead reports itself once it is shown.
      if (headers['sec-purpose'] !== undefined || hasDraftCookie(headers) || hasStaffCookie(headers.cookie)) return
      // The address that the visitor sees, which another page may answer.
      const url = splits?.find(request)?.url ?? request.url ?? '/'
      const path = getPath({ url })
      if (reports.has(path)) {
        if (status < 300 && headers['sec-fetch-site'] !== 'cross-site') add(request, 'report', path, url)
        return
      }
      if (method !== 'GET' || (target !== undefined && target !== 'document') || path.startsWith(BUILD_FILES)) return
      if (status === 200 || status === 304) add(request, 'page', path, url)
      else if (status === 404) add(request, 'unknown', path, url)
      else if (isMoved(status)) add(request, 'moved', path, url)
    },

    /** Takes what was counted since the last call. */
    drain(): CellCount[] {
      classify()
      return counter.drain()
    },
  }
}
