import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Headers that speak of one connection and not of the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that the `Connection` header cannot declare hop-by-hop: length and origin of the message. */
const KEPT_HEADERS = new Set(['content-length', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])

/** The headers that travel on to the next connection. */
export function stripHopByHopHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const isDropped = (name: string) => HOP_BY_HOP.has(name) || (named.has(name) && !KEPT_HEADERS.has(name))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)))
}
