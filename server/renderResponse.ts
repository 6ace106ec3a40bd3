import type { IncomingMessage } from 'node:http'
import { CACHE_HEADER, EMPTY_DOCUMENT, PRERENDERED_STATES } from '#lib/nextInternals.ts'
import { type BufferedResponse, stripHopByHopHeaders, type Upstream } from './upstream.ts'

/** Time a page is served before it is revalidated with Next, in the background. */
export const MAX_AGE_MS = 10_000

/** Headers for encoding, ranges and revalidation, which the front door handles itself, and for a body, which is ignored. */
const IGNORED = new Set([
  'accept-encoding',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
])

/** Renders the response to a GET or HEAD request. HEAD renders a body too, as the response may be cached for GET. */
export function renderResponse(next: Upstream, { url = '/', headers }: IncomingMessage): Promise<BufferedResponse> {
  const kept = Object.entries(stripHopByHopHeaders(headers)).filter(([name]) => !IGNORED.has(name))
  return next.get(url, Object.fromEntries(kept))
}

/** Returns the time a response may be shared, in milliseconds: Infinity for immutable files, 0 for private ones. */
export function getLifetimeMs({ status, headers }: BufferedResponse): number {
  const control = headers['cache-control'] ?? ''
  if (status !== 200 || headers['set-cookie'] !== undefined || headers.vary === '*') return 0
  if (/\bpublic\b/.test(control) && /\bimmutable\b/.test(control)) return Infinity
  const isPrerendered = PRERENDERED_STATES.includes(String(headers[CACHE_HEADER]))
  return isPrerendered && /\bs-maxage=[1-9]/.test(control) ? MAX_AGE_MS : 0
}

/** Returns whether a page is outdated, so that Next renders it again while it answers. */
export const isStale = ({ headers }: BufferedResponse) => headers[CACHE_HEADER] === 'STALE'

/**
 * Returns whether a document is the same for all visitors, but not cached: a not-found page, as there are too many paths,
 * or an outdated page that Next is rendering again.
 */
export const isUncachedDocument = (response: BufferedResponse) =>
  (response.status === 404 || isStale(response)) && String(response.headers['content-type']).startsWith('text/html')

/** Returns whether Next found no page only while rendering. Its document is then empty until its scripts run. */
export const isEmptyPage = ({ body }: BufferedResponse) => body.includes(EMPTY_DOCUMENT)
