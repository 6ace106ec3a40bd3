import type { IncomingMessage } from 'node:http'

const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Reads address and origin. The store listens on loopback, so only the site's own proxy forwards requests to it. */
export function getClientInfo({ headers, socket }: IncomingMessage) {
  const getForwarded = (name: string) => headers[`x-forwarded-${name}`]?.toString().split(',').at(-1)?.trim()
  const host = getForwarded('host') ?? headers.host
  return {
    address: getForwarded('for') ?? socket.remoteAddress ?? '',
    /** Origin under which the client reached the site, such as `http://localhost:3000`. */
    origin: URL.parse(`${getForwarded('proto') ?? 'http'}://${host}`)?.origin,
  }
}

/**
 * Checks whether an origin is the site's, or the loopback origin that the request itself reached, so that both
 * `localhost` and `127.0.0.1` work.
 */
export function isOwnOrigin(origin: string, siteUrl: string, request: IncomingMessage): boolean {
  if (origin === new URL(siteUrl).origin) return true
  return origin === getClientInfo(request).origin && LOOPBACK_NAME.test(URL.parse(origin)?.hostname ?? '')
}
