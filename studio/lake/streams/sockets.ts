import type { IncomingMessage, Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { type WebSocket, WebSocketServer } from 'ws'
import { isOwnOrigin } from '../accounts/arrival.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { STREAMS_PATH } from './frames.ts'
import { PresenceRoom } from './presence.ts'
import { carryStreams } from './stream-socket.ts'

/** Sockets open at a time, of all callers together. Each open Studio has two. */
const MOST_SOCKETS = 200

/** Bytes of one message from a client. */
const LARGEST_MESSAGE = 64 * 1024

/** How often a client is asked for a sign of life; one that gives none until the next time is cut off. Milliseconds. */
const PING_INTERVAL = 30_000

const PRESENCE_PATH = /^\/v[0-9X-]+\/socket\/([^/]+)$/

function refuse(socket: Duplex, status: 403 | 404 | 503): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Cuts off a client that went away without saying so. */
function keepAlive(socket: WebSocket): void {
  let alive = true
  const ping = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, PING_INTERVAL)
  socket.on('pong', () => void (alive = true))
  socket.on('close', () => clearInterval(ping))
}

const header = (request: IncomingMessage, name: string) => [request.headers[name]].flat().at(-1)

/**
 * Whether the page that opened the socket is one of ours. Programs other than browsers send no origin. The server
 * listens to this machine only, so the headers are those of the site's own front.
 */
function isFromOwnPage(request: IncomingMessage, siteUrl: string): boolean {
  const origin = header(request, 'origin')
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const host = header(request, 'x-forwarded-host') ?? header(request, 'host')
  const protocol = header(request, 'x-forwarded-proto') ?? 'http'
  const reached = URL.parse(`${protocol}://${host}`)?.origin
  return isOwnOrigin(origin, siteUrl, { address: request.socket.remoteAddress ?? '', origin: reached })
}

/**
 * Serves the store's two WebSockets: the one that carries a Studio's event streams, and the one for presence.
 *
 * @param app answers the requests behind the streams
 * @returns `close`, which ends all sockets so that the server can stop; clients come back to the next one
 */
export function attachSockets(server: Server, app: Hono<LakeContext>, deps: LakeDependencies): { close(): void } {
  const { store, accounts, settings } = deps
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE })
  const room = new PresenceRoom(accounts)

  function serviceAt(pathname: string): ((socket: WebSocket, request: IncomingMessage) => void) | undefined {
    if (pathname === STREAMS_PATH) return (socket, request) => carryStreams(socket, request, app.fetch)
    const dataset = PRESENCE_PATH.exec(pathname)?.[1]
    return dataset === store.dataset ? (socket) => room.join(socket) : undefined
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const service = serviceAt(URL.parse(request.url ?? '', 'http://store')?.pathname ?? '')
    if (!service) return refuse(socket, 404)
    if (!isFromOwnPage(request, settings.SITE_URL)) return refuse(socket, 403)
    if (sockets.clients.size >= MOST_SOCKETS) return refuse(socket, 503)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      keepAlive(webSocket)
      service(webSocket, request)
    })
  })

  return {
    close() {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
