import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Where a request came from and which address its browser used. */
export interface ClientInfo {
  /** The network address of the caller, for limits. */
  address: string
  /** Origin under which the caller reached the site, such as `http://localhost:3000`. */
  origin: string | undefined
}

const last = (list: string | undefined) => list?.split(',').at(-1)?.trim()

/**
 * Reads a request's arrival. What a proxy in front says is believed only when the proxy runs on this machine, and of a
 * list only the entry that this proxy added.
 */
export function arrivalOf(c: Context): ClientInfo {
  const peer = getConnInfo(c).remote.address ?? ''
  const behindOwnProxy = LOOPBACK_ADDRESS.test(peer)
  const forwarded = (name: string) => (behindOwnProxy ? last(c.req.header(`x-forwarded-${name}`)) : undefined)
  const host = forwarded('host') ?? c.req.header('host')
  const protocol = forwarded('proto') ?? 'http'
  return {
    address: forwarded('for') ?? peer,
    origin: URL.parse(`${protocol}://${host}`)?.origin,
  }
}

/**
 * Whether signing in may end at this origin: the site's own, or the one the request reached on this very machine, so
 * that `localhost` and `127.0.0.1` both work. Anything else would hand the session to a stranger.
 */
export function isOwnOrigin(origin: string, siteUrl: string, arrival: ClientInfo): boolean {
  if (origin === new URL(siteUrl).origin) return true
  return origin === arrival.origin && LOOPBACK_NAME.test(new URL(origin).hostname)
}
