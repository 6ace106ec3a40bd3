import { Agent, request as httpRequest } from 'node:http'
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import type { Logger } from 'pino'
import { embeddedPath } from '#lib/content/connection.ts'
import { stripHopByHopHeaders } from './hopByHopHeaders.ts'
import { refuseUpgrade, writeHead } from './upgrade.ts'

/**
 * How long the store may take until it begins to answer, from the last that a request brought, in milliseconds. A
 * stream that has begun may last for ever.
 */
const PATIENCE = 120_000

const UNREACHABLE = {
  statusCode: 502,
  error: 'Bad Gateway',
  message: 'The content store does not answer. The pages of the site are still there; try again in a moment.',
}

/** True for addresses that belong to the content store. */
export function isStorePath(url: string | undefined): boolean {
  return url === embeddedPath || url?.startsWith(`${embeddedPath}/`) === true
}

/** True for addresses of the store's pictures. Unlike its other answers these end, and drawn ones compress well. */
export function isStorePicture(url: string | undefined): boolean {
  return url?.startsWith(`${embeddedPath}/images/`) === true
}

/**
 * Whether a body follows a request's headers, and how its end is found (RFC 9112, section 6.3). Said again for the store:
 * Node itself marks no end of a GET's or DELETE's body, and the store would read it as the next request, on a connection
 * that others use after it.
 */
function bodyFraming({ headers }: IncomingMessage): OutgoingHttpHeaders | undefined {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  return headers['content-length'] === undefined ? undefined : { 'content-length': headers['content-length'] }
}

/**
 * Passes requests on to the content store, as they come and without keeping any of it: event streams stay live, and
 * who goes away takes the store's work along.
 *
 * @param storeUrl where the store listens
 */
export function storeProxy(storeUrl: string, log: Logger) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(storeUrl)

  function ask(incoming: IncomingMessage, headers: OutgoingHttpHeaders): ClientRequest {
    const { 'content-length': _framed, ...message } = stripHopByHopHeaders(incoming.headers)
    const path = (incoming.url ?? '').slice(embeddedPath.length) || '/'
    const upstream = httpRequest({
      hostname,
      port,
      path,
      method: incoming.method,
      agent,
      headers: { ...message, host: `${hostname}:${port}`, ...headers },
    })
    const timer = setTimeout(() => upstream.destroy(new Error('the store took too long')), PATIENCE)
    const arriving = () => void timer.refresh()
    incoming.on('data', arriving)
    for (const event of ['response', 'upgrade', 'close']) {
      upstream.once(event, () => {
        clearTimeout(timer)
        incoming.off('data', arriving)
      })
    }
    return upstream
  }

  return {
    /** Answers a plain request with the store's answer, or 502 when there is none. */
    forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const body = bodyFraming(incoming)
      const upstream = ask(incoming, body ?? {})
      upstream.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, stripHopByHopHeaders(answer.headers))
        outgoing.flushHeaders()
        pipeline(answer, outgoing, () => {})
      })
      upstream.on('error', (error) => {
        if (outgoing.destroyed) return
        log.error({ reason: error.message }, 'The content store did not answer')
        if (outgoing.headersSent) return void outgoing.destroy()
        outgoing.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        outgoing.end(JSON.stringify(UNREACHABLE))
      })
      outgoing.on('close', () => upstream.destroy())
      // What the store answered before it had read all: the rest must be read past, or it would stand in the way of
      // the next request on this connection.
      outgoing.on('finish', () => incoming.unpipe(upstream).resume())
      if (body) incoming.pipe(upstream)
      else upstream.end()
    },

    /** Joins a client's socket with one of the store, when the store agrees to the upgrade. */
    upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
      const upstream = ask(incoming, { connection: 'Upgrade', upgrade: incoming.headers.upgrade })
      upstream.on('upgrade', (answer, storeSocket, storeHead) => {
        writeHead(socket, 101, 'Switching Protocols', answer.rawHeaders)
        socket.write(storeHead)
        storeSocket.write(head)
        pipeline(socket, storeSocket, socket, () => {})
      })
      upstream.on('response', (answer) => {
        answer.resume()
        refuseUpgrade(socket, answer.statusCode ?? 502, answer.statusMessage ?? 'Bad Gateway')
      })
      upstream.on('error', () => refuseUpgrade(socket, 502, 'Bad Gateway'))
      socket.on('close', () => upstream.destroy())
      upstream.end()
    },

    close: () => agent.destroy(),
  }
}
