import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Headers of a single connection, not of the message (RFC 9110, section 7.6.1). */
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

/** Headers of length and origin, which the `Connection` header cannot declare hop-by-hop. */
const END_TO_END_HEADERS = new Set(['content-length', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])

export function stripHopByHopHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const isDropped = (name: string) => HOP_BY_HOP.has(name) || (named.has(name) && !END_TO_END_HEADERS.has(name))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)))
}
