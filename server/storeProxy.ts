import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { type Duplex, pipeline } from 'node:stream'
import type { Logger } from 'pino'
import { embeddedPath } from '#lib/content/connection.ts'
import { stripHopByHopHeaders } from './hopByHopHeaders.ts'
import { refuseUpgrade, writeHead } from './upgrade.ts'

const TIMES = {
  /** A request that is not answered for this long, from the last that it brought, has the store checked. */
  checkAfterMs: 3_000,
  /** A store that answers no ping within this time hangs. */
  pingTimeoutMs: 5_000,
}

const UNREACHABLE = 'The content store does not answer. The pages of the site are still there; try again in a moment.'

/** Pictures kept for the time the store is away: all of a site, in the sizes that browsers ask for. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024

interface Picture {
  headers: OutgoingHttpHeaders
  body: Buffer
}

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
export function storeProxy(storeUrl: string, log: Logger, { checkAfterMs, pingTimeoutMs } = TIMES) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(storeUrl)
  const pictures = new Map<string, Picture>()
  let pictureBytes = 0
  let ping: Promise<boolean> | undefined

  /** Whether the store answers at all; requests that wait at the same time share the check. */
  function isAlive(): Promise<boolean> {
    ping ??= fetch(new URL('/v1/ping', storeUrl), { signal: AbortSignal.timeout(pingTimeoutMs) })
      .then(
        (response) => response.ok,
        () => false,
      )
      .finally(() => (ping = undefined))
    return ping
  }

  /** The store's answer for a picture depends on the formats a browser takes. */
  const getPictureKey = ({ url = '', headers }: IncomingMessage) =>
    `${url} ${headers.accept?.includes('image/webp') === true}`

  /** Keeps a picture while it is sent. */
  function keepPicture(key: string, answer: IncomingMessage): void {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.once('end', () => {
      const body = Buffer.concat(chunks)
      pictureBytes += body.byteLength - (pictures.get(key)?.body.byteLength ?? 0)
      pictures.delete(key)
      pictures.set(key, { headers: stripHopByHopHeaders(answer.headers), body })
      for (const [oldest, picture] of pictures) {
        if (pictureBytes <= MAX_PICTURE_BYTES) break
        pictureBytes -= picture.body.byteLength
        pictures.delete(oldest)
      }
    })
  }

  /** Answers for a store that did not: with a picture that was served before, else with the reason. */
  function answerWithout(incoming: IncomingMessage, outgoing: ServerResponse, status: 502 | 504): void {
    const picture = incoming.method === 'GET' ? pictures.get(getPictureKey(incoming)) : undefined
    if (picture) return void outgoing.writeHead(200, picture.headers).end(picture.body)
    outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    outgoing.end(JSON.stringify({ statusCode: status, error: STATUS_CODES[status], message: UNREACHABLE }))
  }

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
    let isWaiting = true
    // A slow answer is waited for as long as the store answers others.
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
    /** Answers a plain request with the store's answer, or 502 or 504 when there is none. */
    forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const body = bodyFraming(incoming)
      const upstream = ask(incoming, body ?? {})
      upstream.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, stripHopByHopHeaders(answer.headers))
        outgoing.flushHeaders()
        if (answer.statusCode === 200 && incoming.method === 'GET' && isStorePicture(incoming.url)) {
          keepPicture(getPictureKey(incoming), answer)
        }
        pipeline(answer, outgoing, () => {})
      })
      upstream.on('error', (error) => {
        if (outgoing.destroyed) return
        log.error({ reason: error.message }, 'The content store did not answer')
        if (outgoing.headersSent) return void outgoing.destroy()
        answerWithout(incoming, outgoing, 'code' in error ? 502 : 504)
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
