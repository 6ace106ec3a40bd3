import { type ClientRequest, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { isUnder, STORE_PATH } from '#lib/links/path.ts'
import { type BufferedResponse, createUpstream, stripHopByHopHeaders } from './upstream.ts'

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

export const isStorePath = (url = '/') => isUnder(url, STORE_PATH)

/** Returns whether a path is a picture of the store. Its other responses may be streams. */
export const isStoreImage = (url = '/') => url.startsWith(`${STORE_PATH}/images/`)

/** Returns whether a response is a picture: a path with dot segments may lead the store to content, which is private. */
const isPicture = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 && headers['content-type']?.startsWith('image/') === true

/**
 * Creates a proxy to the content store. It responds with 502 or 504 when the store does not respond.
 *
 * @param storeUrl URL of the store
 */
export function createStoreProxy(storeUrl: string, log: Logger, limits: Partial<typeof LIMITS> = {}) {
  const { checkAfterMs, pingTimeoutMs, maxPictureBytes } = { ...LIMITS, ...limits }
  const { host, hostname, port } = new URL(storeUrl)
  const pictures = new LRUCache<string, Omit<BufferedResponse, 'status'>>({
    maxSize: maxPictureBytes,
    sizeCalculation: ({ body }, key) => key.length + HEADERS_BYTES + body.byteLength,
  })
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

  function cacheImage(key: string, response: IncomingMessage): void {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.once('end', () => {
      pictures.set(key, { headers: stripHopByHopHeaders(response.headers), body: Buffer.concat(chunks) })
    })
  }

  /** Responds while the store is down: with a cached picture, else with an error. */
  function sendOutageResponse(incoming: IncomingMessage, outgoing: ServerResponse, status: 502 | 504): void {
    const picture = incoming.method === 'GET' ? pictures.get(getPictureKey(incoming)) : undefined
    if (picture) return void outgoing.writeHead(200, picture.headers).end(picture.body)
    outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    outgoing.end(JSON.stringify({ statusCode: status, error: STATUS_CODES[status], message: UNREACHABLE }))
  }

  /** Awaits a slow response as long as the store responds to pings. */
  function watch(request: ClientRequest, incoming: IncomingMessage): void {
    let isWaiting = true
    async function check() {
      if (!(await isAlive())) {
        if (isWaiting) request.destroy(new Error('the store hangs'))
      } else if (isWaiting) timer.refresh()
    }
    const timer = setTimeout(() => void check(), checkAfterMs)
    const arriving = () => void timer.refresh()
    incoming.on('data', arriving)
    for (const event of ['response', 'upgrade', 'close']) {
      request.once(event, () => {
        isWaiting = false
        clearTimeout(timer)
        incoming.off('data', arriving)
      })
    }
  }

  return createUpstream(
    { hostname, port },
    {
      host,
      toPath: (url) => url.slice(STORE_PATH.length) || '/',
      onRequest: watch,
      onResponse(response, incoming) {
        if (incoming.method === 'GET' && isStoreImage(incoming.url) && isPicture(response)) {
          cacheImage(getPictureKey(incoming), response)
        }
      },
      onError(error, incoming, outgoing) {
        log.error({ reason: error.message }, 'The content store did not respond. Check its log.')
        if (!outgoing.headersSent) sendOutageResponse(incoming, outgoing, 'code' in error ? 502 : 504)
      },
    },
  )
}
