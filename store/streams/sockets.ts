import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { parse as parseCookies } from 'hono/utils/cookie'
import { type WebSocket, WebSocketServer } from 'ws'
import { STREAMS_PATH } from '#lib/content/streamFrames.ts'
import { refuseConnection } from '#lib/http/upgrade.ts'
import { getNetwork } from '#lib/security/network.ts'
import { DEVICE_COOKIE } from '../accounts/sessions.ts'
import { getClientInfo, isOwnOrigin } from '../accounts/clientInfo.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { answerPings, keepAlive } from './keepAlive.ts'
import { createPresenceRoom } from './presence.ts'
import { serveStreams } from './streamSocket.ts'

/** Open sockets. Each open Studio has two, which are anonymous until they send their token. */
const LIMITS = {
  authenticated: 200,
  anonymous: 200,
  anonymousPerNetwork: 30,
  authenticationTimeoutMs: 10_000,
}

export type SocketLimits = typeof LIMITS

const MAX_MESSAGE_BYTES = 64 * 1024

/** Limits connections in total and per network. Takes a slot for an address; returns a function that frees it. */
function createConnectionLimiter({ anonymous, anonymousPerNetwork }: SocketLimits) {
  const networks = new Map<symbol, string>()
  return (address: string): (() => void) | undefined => {
    const network = getNetwork(address)
    const fromNetwork = [...networks.values()].filter((each) => each === network).length
    if (networks.size >= anonymous || fromNetwork >= anonymousPerNetwork) return undefined
    const slot = Symbol(network)
    networks.set(slot, network)
    return () => void networks.delete(slot)
  }
}

const PRESENCE_PATH = /^\/v[0-9X-]+\/socket\/([^/]+)$/

/** Creates the handler of a Studio's two WebSockets: event streams, whose requests `app` handles, and presence. */
export function createSocketHandler(app: Hono<StoreContext>, deps: StoreDependencies, limits = LIMITS) {
  const { accounts, settings } = deps
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, autoPong: false })
  const joinPresence = createPresenceRoom(accounts)
  const acquireAnonymous = createConnectionLimiter(limits)
  /** A separate limit, so that anonymous sockets cannot block a Studio in a trusted browser. */
  const acquireTrusted = createConnectionLimiter(limits)
  const authenticated = new Set<WebSocket>()

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const pathname = URL.parse(request.url ?? '', 'http://store')?.pathname ?? ''
    const isPresence = PRESENCE_PATH.exec(pathname)?.[1] === settings.SANITY_DATASET
    if (!isPresence && pathname !== STREAMS_PATH) return refuseConnection(socket, 404)
    // Clients other than browsers send no origin.
    const { origin } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, settings.SITE_URL, request)) return refuseConnection(socket, 403)
    const device = parseCookies(request.headers.cookie ?? '', DEVICE_COOKIE)[DEVICE_COOKIE]
    const acquireSlot =
      device !== undefined && accounts.devices.isTrustedByAny(device) ? acquireTrusted : acquireAnonymous
    const freeSlot = acquireSlot(getClientInfo(request).address)
    if (!freeSlot) return refuseConnection(socket, 503)
    socket.on('close', freeSlot)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      keepAlive(webSocket)
      answerPings(webSocket)
      const timeout = setTimeout(() => webSocket.close(4001, 'Session not found'), limits.authenticationTimeoutMs)
      webSocket.on('close', () => {
        clearTimeout(timeout)
        authenticated.delete(webSocket)
      })
      const onAuthenticated = () => {
        clearTimeout(timeout)
        freeSlot()
        if (authenticated.has(webSocket)) return
        if (authenticated.size >= limits.authenticated) webSocket.close(1013, 'Too many Studios are open.')
        else authenticated.add(webSocket)
      }
      if (isPresence) joinPresence(webSocket, onAuthenticated)
      else
        serveStreams(webSocket, request, app.fetch, (authorization) => {
          if (accounts.findMember(authorization)) onAuthenticated()
        })
    })
  }
}
