import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isRequestId, REQUEST_ID_HEADER } from '#lib/requestId.ts'

/** Headers with which a client could claim a false identity. */
const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

const entries = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Who asks and by which address, as far as it can be believed. */
interface ClientInfo {
  address: string
  host: string
  protocol: 'http' | 'https'
}

/**
 * Where a request came from. Of a list of addresses, only the entry that the outermost trusted proxy added counts.
 *
 * @param trustedProxies how many reverse proxies stand in front of the site; 0 believes nothing a client says
 */
function readClientInfo(headers: IncomingHttpHeaders, peer: string, trustedProxies: number): ClientInfo {
  const direct = { address: peer, host: headers.host ?? '', protocol: 'http' } as const
  if (trustedProxies === 0) return direct
  return {
    address: entries(headers['x-forwarded-for']).at(-trustedProxies) ?? peer,
    host: entries(headers['x-forwarded-host']).at(-trustedProxies) ?? direct.host,
    protocol: entries(headers['x-forwarded-proto']).at(-trustedProxies) === 'https' ? 'https' : 'http',
  }
}

/**
 * Replaces what a request claims about its origin by what is known, for all who read it after the front door, and gives
 * it an id, unless a trusted proxy did.
 *
 * @param trustedProxies how many reverse proxies stand in front of the site
 * @returns the id
 */
export function setForwardedHeaders(request: IncomingMessage, trustedProxies: number): string {
  const arrival = readClientInfo(request.headers, request.socket.remoteAddress ?? '', trustedProxies)
  for (const claim of CLAIMS) delete request.headers[claim]
  request.headers['x-forwarded-for'] = arrival.address
  request.headers['x-forwarded-host'] = arrival.host
  request.headers['x-forwarded-proto'] = arrival.protocol
  const given = request.headers[REQUEST_ID_HEADER]
  const id = trustedProxies > 0 && isRequestId(given) ? given : randomUUID()
  request.headers[REQUEST_ID_HEADER] = id
  return id
}
