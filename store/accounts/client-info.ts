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
export function getClientInfo(c: Context): ClientInfo {
  const peer = getConnInfo(c).remote.address ?? ''
  const forwarded = (name: string) =>
    LOOPBACK_ADDRESS.test(peer) ? c.req.header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined
  const host = forwarded('host') ?? c.req.header('host')
  return {
    address: forwarded('for') ?? peer,
    origin: URL.parse(`${forwarded('proto') ?? 'http'}://${host}`)?.origin,
  }
}

/**
 * Whether signing in may end at this origin: the site's, or the one a request reached on this machine, so that both
 * `localhost` and `127.0.0.1` work.
 */
export function isOwnOrigin(origin: string, siteUrl: string, client: ClientInfo): boolean {
  if (origin === new URL(siteUrl).origin) return true
  return origin === client.origin && LOOPBACK_NAME.test(new URL(origin).hostname)
}
