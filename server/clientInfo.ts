import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isRequestId, REQUEST_ID_HEADER } from '#lib/requestId.ts'

/** Headers that a client could use to spoof its identity. */
const FORWARDED_HEADERS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

const listEntries = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/**
 * Returns the origin of a request. In forwarded headers only the entry of the outermost trusted proxy counts.
 *
 * @param trustedProxies number of reverse proxies in front of the site; with 0 no forwarded header is trusted
 */
function readClientInfo(headers: IncomingHttpHeaders, peer: string, trustedProxies: number) {
  const direct = { address: peer, host: headers.host ?? '', protocol: 'http' }
  if (trustedProxies === 0) return direct
  return {
    address: listEntries(headers['x-forwarded-for']).at(-trustedProxies) ?? peer,
    host: listEntries(headers['x-forwarded-host']).at(-trustedProxies) ?? direct.host,
    protocol: listEntries(headers['x-forwarded-proto']).at(-trustedProxies) === 'https' ? 'https' : 'http',
  }
}

/**
 * Replaces the forwarded headers of a request by trusted values, for all later readers, and sets a request id unless a
 * trusted proxy did.
 *
 * @param trustedProxies number of reverse proxies in front of the site
 * @returns the request id
 */
export function setForwardedHeaders(request: IncomingMessage, trustedProxies: number): string {
  const client = readClientInfo(request.headers, request.socket.remoteAddress ?? '', trustedProxies)
  for (const header of FORWARDED_HEADERS) delete request.headers[header]
  request.headers['x-forwarded-for'] = client.address
  request.headers['x-forwarded-host'] = client.host
  request.headers['x-forwarded-proto'] = client.protocol
  const given = request.headers[REQUEST_ID_HEADER]
  const id = trustedProxies > 0 && isRequestId(given) ? given : randomUUID()
  request.headers[REQUEST_ID_HEADER] = id
  return id
}
