import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { findOriginalQuery, QUERY_HEADER } from '#lib/links/originalQuery.ts'
import { isRequestId, REQUEST_ID_HEADER } from '#lib/requestId.ts'

/** Headers, besides those replaced, that a client could use to spoof its identity. */
const REMOVED_HEADERS = ['forwarded', 'x-real-ip', 'x-forwarded-port', QUERY_HEADER]

/** Browsers send less. Next searches the header for crawlers in quadratic time: 15,000 characters take half a second. */
export const MAX_USER_AGENT_LENGTH = 512

const listEntries = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/**
 * Replaces the forwarded headers of a request by trusted values, for all later readers, sets a request id unless a
 * trusted proxy did, adds the query as it was sent, and shortens the user agent. Of a forwarded header only the entry of
 * the outermost trusted proxy counts.
 *
 * @param trustedProxies number of reverse proxies in front of the site; with 0 no forwarded header is trusted
 * @returns the request id
 */
export function setForwardedHeaders({ headers, socket, url }: IncomingMessage, trustedProxies: number): string {
  const read = (header: string) => (trustedProxies > 0 ? listEntries(headers[header]).at(-trustedProxies) : undefined)
  const given = headers[REQUEST_ID_HEADER]
  const id = trustedProxies > 0 && isRequestId(given) ? given : randomUUID()
  for (const header of REMOVED_HEADERS) delete headers[header]
  Object.assign(headers, {
    'x-forwarded-for': read('x-forwarded-for') ?? socket.remoteAddress ?? '',
    'x-forwarded-host': read('x-forwarded-host') ?? headers.host ?? '',
    'x-forwarded-proto': read('x-forwarded-proto') === 'https' ? 'https' : 'http',
    [REQUEST_ID_HEADER]: id,
  })
  const query = findOriginalQuery(url ?? '')
  if (query !== undefined) headers[QUERY_HEADER] = query
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, MAX_USER_AGENT_LENGTH)
  return id
}
