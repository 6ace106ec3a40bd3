import type { IncomingMessage, Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import { type WebSocket, WebSocketServer } from 'ws'
import { STREAMS_PATH } from '#lib/content/streamFrames.ts'
import { isOwnOrigin } from '../accounts/client-info.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { PresenceRoom } from './presence.ts'
import { carryStreams } from './stream-socket.ts'
import { SOCKET_LIMITS, type StrangerLimits, AnonymousConnectionLimiter } from './anonymous-connection-limiter.ts'

/** Sockets open at a time. Each open Studio has two. */
export interface SocketLimits {
  /** Of those who have shown a token. */
  ofMembers: number
  ofStrangers: StrangerLimits
  /** How long a socket may be a stranger's, in milliseconds. A Studio shows its token as soon as the socket is open. */
  patience: number
}

const LIMITS: SocketLimits = { ofMembers: 200, ofStrangers: SOCKET_LIMITS, patience: 10_000 }

/** Bytes of one message from a client. */
const LARGEST_MESSAGE = 64 * 1024

/** How often a client is asked for a sign of life; one that gives none until the next time is cut off. Milliseconds. */
const PING_INTERVAL = 30_000

/** @param known is called when the socket has shown a valid token */
type Service = (socket: WebSocket, request: IncomingMessage, known: () => void) => void

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

/**
 * Closes a socket that has shown no valid token in time: nobody else has any use for it.
 *
 * @param leave takes it off the count of strangers
 * @returns what to call when a valid token was shown
 */
function expectToken(socket: WebSocket, patience: number, leave: () => void): () => void {
  const tooLate = setTimeout(() => socket.close(4001, 'Session not found'), patience)
  const known = () => {
    clearTimeout(tooLate)
    leave()
  }
  socket.on('close', known)
  return known
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

/** The network address of who opens the socket, as the site's own front tells it. */
const addressOf = (request: IncomingMessage) =>
  header(request, 'x-forwarded-for')?.split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? ''

/**
 * Serves the store's two WebSockets: the one that carries a Studio's event streams, and the one for presence.
 *
 * @param app answers the requests behind the streams
 * @param limits given by tests
 * @returns `close`, which ends all sockets so that the server can stop; clients come back to the next one
 */
export function attachSockets(
  server: Server,
  app: Hono<LakeContext>,
  deps: LakeDependencies,
  limits: SocketLimits = LIMITS,
): { close(): void } {
  const { store, accounts, settings } = deps
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE })
  const room = new PresenceRoom(accounts)
  const strangers = new AnonymousConnectionLimiter(limits.ofStrangers)
  const members = new Set<WebSocket>()

  function isMembers(authorization: string | null) {
    try {
      return accounts.identify(authorization ?? undefined).role !== null
    } catch {
      return false
    }
  }

  function serviceAt(pathname: string): Service | undefined {
    if (pathname === STREAMS_PATH) {
      return (socket, request, known) =>
        carryStreams(socket, request, app.fetch, (authorization) => isMembers(authorization) && known())
    }
    const dataset = PRESENCE_PATH.exec(pathname)?.[1]
    return dataset === store.dataset ? (socket, _request, known) => room.join(socket, known) : undefined
  }

  /** Takes the socket for a member's from when a valid token is shown, for as long as it is open. */
  function admit(socket: WebSocket) {
    if (members.has(socket)) return
    if (members.size >= limits.ofMembers) return socket.close(1013, 'Too many Studios are open.')
    members.add(socket)
    socket.on('close', () => members.delete(socket))
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const service = serviceAt(URL.parse(request.url ?? '', 'http://store')?.pathname ?? '')
    if (!service) return refuse(socket, 404)
    if (!isFromOwnPage(request, settings.SITE_URL)) return refuse(socket, 403)
    const leave = strangers.enter(addressOf(request))
    if (!leave) return refuse(socket, 503)
    socket.on('close', leave)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      keepAlive(webSocket)
      const known = expectToken(webSocket, limits.patience, leave)
      service(webSocket, request, () => {
        known()
        admit(webSocket)
      })
    })
  })

  return {
    close() {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
