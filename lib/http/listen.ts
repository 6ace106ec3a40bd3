import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createLazyLog } from '#lib/log.ts'
import { refuseConnection } from './upgrade.ts'

/** Time that a stop leaves to responses that are being sent; many are streams without an end. */
const SENDING_GRACE_MS = 2000

/** Time that a stop leaves to requests without a response yet, such as a form. Shorter than a program has to stop. */
const ANSWER_GRACE_MS = 5000

/** Longer than a proxy keeps idle connections, two minutes in Caddy, so that it never writes to a closing one. */
const KEEP_ALIVE_MS = 130_000

const UNAVAILABLE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

function describeListenError(error: NodeJS.ErrnoException, address: string, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program. Stop it, or choose another port in ${setting}.`)
  }
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this account. Choose 1024 or more in ${setting}.`)
  return new Error(`The site cannot listen on ${address}, port ${port} (${error.code}). Check HOST and PORT.`)
}

/** Status by the error code of Node's HTTP parser. Any other error means the request was not HTTP. */
const STATUS_BY_CODE: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

const onClientError = ({ code }: NodeJS.ErrnoException, socket: Duplex) =>
  refuseConnection(socket, STATUS_BY_CODE.get(code) ?? 400)

const log = createLazyLog('http')

/** Logs what a handler threw, as on a disk that cannot be read. Thrown further, it would end the process. */
export const logFailedRequest = (error: unknown) =>
  log().error({ err: error }, 'A request failed before its response. See the error; the connection was closed.')

interface Handlers {
  request: RequestListener
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** Only WebSocket upgrades are supported; other upgrade requests get a normal response. */
const shouldUpgradeCallback = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

interface ListenOptions {
  host: string
  /** 0 lets the operating system choose a port. */
  port: number
  /** Name of the setting that holds the port. */
  setting?: string
  /** In bytes; 16 kB by default. */
  maxHeaderSize?: number
}

/**
 * Listens on a host; `localhost` means both loopback addresses.
 *
 * @returns the port, and a function that stops accepting connections, waits briefly for running responses, longer for
 *   those that have not begun, and closes the rest
 * @throws Error with one sentence that names the setting to change
 */
export async function listen({ host, port, setting = 'PORT', maxHeaderSize }: ListenOptions, handlers: Handlers) {
  const upgraded = new Set<Duplex>()
  const servers: Server[] = []
  /** The last response of each connection. Handlers add listeners to responses, of which Node allows ten. */
  const responses = new Map<Socket, ServerResponse>()
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const options = { shouldUpgradeCallback, optimizeEmptyRequests: true, keepAliveTimeout: KEEP_ALIVE_MS }
    const server = createServer({ ...options, maxHeaderSize }, (request, response) => {
      responses.set(request.socket, response)
      try {
        handlers.request(request, response)
      } catch (error) {
        logFailedRequest(error)
        response.destroy()
      }
    })
    server.on('clientError', onClientError)
    server.on('connection', (socket) => {
      // One listener for both: Node and the proxy of an upgrade need the other nine that are allowed.
      socket.once('close', () => {
        responses.delete(socket)
        upgraded.delete(socket)
      })
    })
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket)
      socket.on('error', () => socket.destroy())
      try {
        handlers.upgrade(request, socket, head)
      } catch (error) {
        logFailedRequest(error)
        refuseConnection(socket, 500)
      }
    })
    try {
      await once(server.listen(port, address), 'listening')
      servers.push(server)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const code = 'code' in error ? String(error.code) : ''
      // The second loopback address is missing where IPv6 is disabled.
      if (servers.length > 0 && UNAVAILABLE.has(code)) continue
      throw describeListenError(error, address, port, setting)
    }
  }

  async function stop() {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
    for (const socket of upgraded) socket.destroy()
    for (const server of servers) server.closeIdleConnections()
    for (const response of responses.values()) response.shouldKeepAlive = false
    const timers = [
      setTimeout(() => {
        for (const [socket, { headersSent }] of responses) if (headersSent) socket.destroy()
      }, SENDING_GRACE_MS),
      setTimeout(() => servers.forEach((server) => server.closeAllConnections()), ANSWER_GRACE_MS),
    ]
    await Promise.all(closed)
    for (const timer of timers) clearTimeout(timer)
  }

  const bound = servers[0]?.address()
  return { port: typeof bound === 'object' && bound ? bound.port : port, stop }
}
