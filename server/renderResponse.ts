import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import inject, { type InjectOptions } from 'light-my-request'

/** A buffered response. */
export interface RenderedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Time a page is served before it is revalidated with Next, in the background. */
export const MAX_AGE_MS = 10_000

/** Headers for encoding, ranges and revalidation, which the front door handles itself. */
const NEGOTIATED = new Set(['accept-encoding', 'range', 'if-range', 'if-none-match', 'if-modified-since'])

async function render(handler: RequestListener, options: InjectOptions): Promise<RenderedResponse> {
  const { statusCode, headers, rawPayload } = await inject(handler, options)
  return { status: statusCode, headers, body: rawPayload }
}

/** Renders the response to a request. HEAD renders a body too, as the response may be cached for GET. */
export function renderResponse(handler: RequestListener, request: IncomingMessage): Promise<RenderedResponse> {
  const { method = 'GET', url = '/' } = request
  const isRead = method === 'GET' || method === 'HEAD'
  return render(handler, {
    method: isRead ? 'GET' : method,
    url,
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !NEGOTIATED.has(name))),
    remoteAddress: request.socket.remoteAddress ?? '',
    ...(!isRead && { payload: request }),
  })
}

/** Renders a path without any data of a visitor's request. */
export const renderPath = (handler: RequestListener, url: string, headers: OutgoingHttpHeaders) =>
  render(handler, { method: 'GET', url, headers })

/** Returns the time a response may be shared, in milliseconds: Infinity for immutable files, 0 for private ones. */
export function getLifetimeMs({ status, headers }: RenderedResponse): number {
  const control = headers['cache-control'] ?? ''
  if (status !== 200 || headers['set-cookie'] !== undefined || headers.vary === '*') return 0
  if (/\bpublic\b/.test(control) && /\bimmutable\b/.test(control)) return Infinity
  const isPrerendered = /^(HIT|MISS|PRERENDER)$/.test(String(headers['x-nextjs-cache'] ?? ''))
  return isPrerendered && /\bs-maxage=[1-9]/.test(control) ? MAX_AGE_MS : 0
}

/**
 * Returns whether a document is the same for all visitors, but not cached: a not-found page, as there are too many paths,
 * or an outdated page that Next is rendering again.
 */
export const isUncachedDocument = ({ status, headers }: RenderedResponse) =>
  (status === 404 || headers['x-nextjs-cache'] === 'STALE') && String(headers['content-type']).startsWith('text/html')

/** Returns whether Next found no page only while rendering. Its document is then empty until its scripts run. */
export const isEmptyPage = ({ body }: RenderedResponse) => body.includes('<html id="__next_error__"')
