import type { IncomingMessage } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/

export interface ClientInfo {
  address: string
  /** Origin under which the client reached the site, such as `http://localhost:3000`. */
  origin: string | undefined
}

/** Reads address and origin. The store listens on loopback, so only the site's own proxy forwards requests to it. */
function readClientInfo(peer: string, getHeader: (name: string) => string | undefined): ClientInfo {
  const getForwarded = (name: string) => getHeader(`x-forwarded-${name}`)?.split(',').at(-1)?.trim()
  const host = getForwarded('host') ?? getHeader('host')
  return {
    address: getForwarded('for') ?? peer,
    origin: URL.parse(`${getForwarded('proto') ?? 'http'}://${host}`)?.origin,
  }
}

export const getClientInfo = (c: Context): ClientInfo =>
  readClientInfo(getConnInfo(c).remote.address ?? '', (name) => c.req.header(name))

export const getSocketClientInfo = ({ headers, socket }: IncomingMessage): ClientInfo =>
  readClientInfo(socket.remoteAddress ?? '', (name) => [headers[name]].flat().at(-1))

/**
 * Checks whether an origin is the site's, or the loopback origin that the request itself reached, so that both
 * `localhost` and `127.0.0.1` work.
 */
export function isOwnOrigin(origin: string, siteUrl: string, client: ClientInfo): boolean {
  if (origin === new URL(siteUrl).origin) return true
  return origin === client.origin && LOOPBACK_NAME.test(new URL(origin).hostname)
}
