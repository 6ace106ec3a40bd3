import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { type Duplex, pipeline } from 'node:stream'
import type { Logger } from 'pino'
import { isUnder, STORE_PATH } from '#lib/links/path.ts'
import type { RenderedResponse } from './renderResponse.ts'
import { refuseUpgrade, writeHead } from './upgrade.ts'

/** Headers of a single connection, not of the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers of length and origin, which the `Connection` header cannot declare hop-by-hop. */
const END_TO_END_HEADERS = new Set(['content-length', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])

export function stripHopByHopHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const isDropped = (name: string) => HOP_BY_HOP.has(name) || (named.has(name) && !END_TO_END_HEADERS.has(name))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)))
}

const LIMITS = {
  /** Time without data from a request or its response after which the store is checked, in milliseconds. */
  checkAfterMs: 3_000,
  /** Time within which a store must respond to a ping, in milliseconds. */
  pingTimeoutMs: 5_000,
  /** Size of the cache of pictures for an outage of the store, enough for all pictures of a site in all sizes, in bytes. */
  maxPictureBytes: 32 * 1024 * 1024,
}

const UNREACHABLE = 'The content store does not answer. The pages of the site are still there; try again in a moment.'

/** Size of a cached picture's headers, in bytes: a picture of one pixel is smaller. */
const HEADERS_BYTES = 2 * 1024

const getPictureSize = (key: string, { body }: Pick<RenderedResponse, 'body'>) =>
  key.length + HEADERS_BYTES + body.byteLength

export const isStorePath = (url = '/') => isUnder(url, STORE_PATH)

/** Returns whether a path is a picture of the store. Its other responses may be streams. */
export const isStoreImage = (url = '/') => url.startsWith(`${STORE_PATH}/images/`)

/**
 * Returns the headers that frame a request's body (RFC 9112, section 6.3). Node does not frame the body of a GET or
 * DELETE itself, so the store would read it as the next request on a shared connection: request smuggling.
 */
function bodyFraming({ headers }: IncomingMessage): OutgoingHttpHeaders | undefined {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  return headers['content-length'] === undefined ? undefined : { 'content-length': headers['content-length'] }
}

/**
 * Creates a streaming proxy to the content store: event streams stay live, and a client that disconnects cancels its
 * request.
 *
 * @param storeUrl URL of the store
 */
export function createStoreProxy(storeUrl: string, log: Logger, limits: Partial<typeof LIMITS> = {}) {
  const { checkAfterMs, pingTimeoutMs, maxPictureBytes } = { ...LIMITS, ...limits }
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(storeUrl)
  const pictures = new Map<string, Omit<RenderedResponse, 'status'>>()
  let pictureBytes = 0
  let ping: Promise<boolean> | undefined

  function isAlive(): Promise<boolean> {
    ping ??= fetch(new URL('/v1/ping', storeUrl), { signal: AbortSignal.timeout(pingTimeoutMs) })
      .then(
        (response) => response.ok,
        () => false,
      )
      .finally(() => (ping = undefined))
    return ping
  }

  /** Returns the cache key of a picture, which depends on the formats a browser accepts. */
  const getPictureKey = ({ url = '', headers }: IncomingMessage) =>
    `${url} ${headers.accept?.includes('image/webp') === true}`

  function removePicture(key: string): void {
    const picture = pictures.get(key)
    if (picture) pictureBytes -= getPictureSize(key, picture)
    pictures.delete(key)
  }

  function cacheImage(key: string, response: IncomingMessage): void {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.once('end', () => {
      const picture = { headers: stripHopByHopHeaders(response.headers), body: Buffer.concat(chunks) }
      removePicture(key)
      pictures.set(key, picture)
      pictureBytes += getPictureSize(key, picture)
      for (const oldest of pictures.keys()) {
        if (pictureBytes <= maxPictureBytes) break
        removePicture(oldest)
      }
    })
  }

  /** Responds while the store is down: with a cached picture, else with an error. */
  function sendOutageResponse(incoming: IncomingMessage, outgoing: ServerResponse, status: 502 | 504): void {
    const picture = incoming.method === 'GET' ? pictures.get(getPictureKey(incoming)) : undefined
    if (picture) return void outgoing.writeHead(200, picture.headers).end(picture.body)
    outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    outgoing.end(JSON.stringify({ statusCode: status, error: STATUS_CODES[status], message: UNREACHABLE }))
  }

  function requestUpstream(incoming: IncomingMessage, headers: OutgoingHttpHeaders): ClientRequest {
    const { 'content-length': _framed, ...message } = stripHopByHopHeaders(incoming.headers)
    const path = (incoming.url ?? '').slice(STORE_PATH.length) || '/'
    const upstream = httpRequest({
      hostname,
      port,
      path,
      method: incoming.method,
      agent,
      headers: { ...message, host: `${hostname}:${port}`, ...headers },
    })
    let isWaiting = true
    // A slow response is awaited as long as the store responds to pings.
    async function check() {
      if (!(await isAlive())) {
        if (isWaiting) upstream.destroy(new Error('the store hangs'))
      } else if (isWaiting) timer.refresh()
    }
    const timer = setTimeout(() => void check(), checkAfterMs)
    const arriving = () => void timer.refresh()
    incoming.on('data', arriving)
    for (const event of ['response', 'upgrade', 'close']) {
      upstream.once(event, () => {
        isWaiting = false
        clearTimeout(timer)
        incoming.off('data', arriving)
      })
    }
    return upstream
  }

  return {
    /** Proxies an HTTP request; responds with 502 or 504 when the store does not respond. */
    forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const body = bodyFraming(incoming)
      const upstream = requestUpstream(incoming, body ?? {})
      upstream.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, stripHopByHopHeaders(response.headers))
        outgoing.flushHeaders()
        if (response.statusCode === 200 && incoming.method === 'GET' && isStoreImage(incoming.url)) {
          cacheImage(getPictureKey(incoming), response)
        }
        pipeline(response, outgoing, () => {})
      })
      upstream.on('error', (error) => {
        if (outgoing.destroyed) return
        log.error({ reason: error.message }, 'The content store did not respond. Check its log.')
        if (outgoing.headersSent) return void outgoing.destroy()
        sendOutageResponse(incoming, outgoing, 'code' in error ? 502 : 504)
      })
      outgoing.on('close', () => upstream.destroy())
      // The store responded before it had read the whole body. The rest is discarded, as it would precede the next
      // request on this connection.
      outgoing.on('finish', () => incoming.unpipe(upstream).resume())
      if (body) incoming.pipe(upstream)
      else upstream.end()
    },

    /** Proxies a WebSocket upgrade, if the store accepts it. */
    upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
      const upstream = requestUpstream(incoming, { connection: 'Upgrade', upgrade: incoming.headers.upgrade })
      upstream.on('upgrade', (response, storeSocket, storeHead) => {
        writeHead(socket, 101, 'Switching Protocols', response.rawHeaders)
        socket.write(storeHead)
        storeSocket.write(head)
        pipeline(socket, storeSocket, socket, () => {})
      })
      upstream.on('response', (response) => {
        response.resume()
        refuseUpgrade(socket, response.statusCode ?? 502, response.statusMessage ?? 'Bad Gateway')
      })
      upstream.on('error', () => refuseUpgrade(socket, 502, 'Bad Gateway'))
      socket.on('close', () => upstream.destroy())
      upstream.end()
    },

    close: () => agent.destroy(),
  }
}
