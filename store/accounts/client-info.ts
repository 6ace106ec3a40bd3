import type { IncomingMessage } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/

export interface ClientInfo {
  address: string
  /** Origin under which the client reached the site, such as `http://localhost:3000`. */
  origin: string | undefined
}

/** Trusts forwarded headers only from a proxy on this machine, and of a list only the entry that this proxy added. */
function readClientInfo(peer: string, header: (name: string) => string | undefined): ClientInfo {
  const forwarded = (name: string) =>
    LOOPBACK_ADDRESS.test(peer) ? header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined
  const host = forwarded('host') ?? header('host')
  return {
    address: forwarded('for') ?? peer,
    origin: URL.parse(`${forwarded('proto') ?? 'http'}://${host}`)?.origin,
  }
}

export const getClientInfo = (c: Context): ClientInfo =>
  readClientInfo(getConnInfo(c).remote.address ?? '', (name) => c.req.header(name))

/** The same for a request to open a WebSocket. */
export const getSocketClientInfo = ({ headers, socket }: IncomingMessage): ClientInfo =>
  readClientInfo(socket.remoteAddress ?? '', (name) => [headers[name]].flat().at(-1))

/**
 * Whether signing in may end at this origin: the site's, or the one a request reached on this machine, so that both
 * `localhost` and `127.0.0.1` work.
 */
export function isOwnOrigin(origin: string, siteUrl: string, client: ClientInfo): boolean {
  if (origin === new URL(siteUrl).origin) return true
  return origin === client.origin && LOOPBACK_NAME.test(new URL(origin).hostname)
}
