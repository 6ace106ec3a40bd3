import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type RequestListener,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { isRedirectPage } from '#lib/links/routes.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { startRenderer } from '#tests/support/renderer.ts'
import { hasDraftCookie } from '#server/validateRequest.ts'
import { renderResponse } from '#server/renderResponse.ts'
import { createResponseCache } from '#server/responseCache.ts'

/** A word long enough to be compressed. */
export const long = (word: string) => `${word} `.repeat(500)

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
  word: string | undefined
}

/** A server with a response cache before a renderer that counts its renders. */
export async function startServer(
  headers: OutgoingHttpHeaders,
  status = 200,
  other?: RequestListener,
  isRendering?: () => boolean,
) {
  const renderer = { count: 0, slow: 0, word: 'first', status, gate: Promise.resolve() }
  const countRenders: RequestListener = async (_incoming, response) => {
    renderer.count += 1
    const { word } = renderer
    await renderer.gate
    response.writeHead(renderer.status, headers).end(long(word))
  }
  const { upstream, close: stopRenderer } = await startRenderer(other ?? countRenders)
  onTestFinished(stopRenderer)
  const cache = createResponseCache({
    render: upstream.get,
    securityHeaders: () => [['x-content-type-options', 'nosniff']],
    isRedirectPage,
    ...(isRendering && { isRendering }),
  })
  const server = createServer(async (incoming, response) => {
    const shared = !hasDraftCookie(incoming.headers)
    if (shared && cache.serveFresh(incoming, response)) return
    renderer.slow += 1
    if (shared && (await cache.serve(incoming, response))) return
    const seen = cache.generation()
    const rendered = await renderResponse(upstream, incoming)
    if (shared && (await cache.cacheAndSend(incoming, response, rendered, seen))) return
    response.writeHead(rendered.status, rendered.headers).end(rendered.body)
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)

  async function get(extra: OutgoingHttpHeaders = {}, path = '/', method = 'GET', content = ''): Promise<Answer> {
    const headers = { 'accept-encoding': 'br', ...extra }
    const [answer] = await once(request({ port, host: '127.0.0.1', path, method, headers }).end(content), 'response')
    const body = await buffer(answer)
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(answer.headers['content-encoding'])]
    const plain = decode && body.byteLength > 0 ? decode(body) : body
    const text = plain.toString()
    return { status: answer.statusCode, headers: answer.headers, text, word: text.split(' ')[0] }
  }
  return { renderer, cache, get }
}
