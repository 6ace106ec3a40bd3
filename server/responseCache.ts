import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isUnder, normalizePath } from '#lib/links/path.ts'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'
import { createCounter } from '#lib/metrics.ts'
import { BUILD_FOLDER } from '#lib/nextInternals.ts'
import { type CachedResponse, createCachedResponses } from './cachedResponses.ts'
import { compress } from './compress.ts'
import { sendResponse } from './encodedResponse.ts'
import { createPageRefresh } from './pageRefresh.ts'
import { createPrepareResponse, type PrepareOptions } from './prepareResponse.ts'
import { getLifetimeMs, isEmptyPage, isUncachedDocument } from './renderResponse.ts'
import { getPath } from './requestPath.ts'
import { PAGE_SCRIPT_PREFIX, RELOAD_SCRIPT } from './transformDocument.ts'
import type { BufferedResponse } from './upstream.ts'

interface CacheOptions extends PrepareOptions {
  /** Renders a path with Next, without any data of a visitor's request. */
  render: (path: string, headers: OutgoingHttpHeaders) => Promise<BufferedResponse>
  /** Returns whether Next renders something now. */
  isRendering?: () => boolean
  /** Returns the headers of a shared response for one request. */
  adaptHeaders?: <Headers extends OutgoingHttpHeaders>(request: IncomingMessage, headers: Headers) => Headers
}

const countHit = createCounter('homie_page_cache_total', { result: 'hit' })
const countMiss = createCounter('homie_page_cache_total', { result: 'miss' })

/**
 * Creates a cache of shared responses, each transformed and compressed once. A page that may have changed is
 * revalidated with Next by a single request, which all waiting visitors share.
 */
export function createResponseCache({
  render,
  isRendering = () => false,
  adaptHeaders = (_request, headers) => headers,
  ...preparation
}: CacheOptions) {
  const prepareResponse = createPrepareResponse(preparation)
  const responses = createCachedResponses()

  /** Caches a response that may be shared. */
  async function cache(path: string, rendered: BufferedResponse, seen: number) {
    const lifetimeMs = getLifetimeMs(rendered)
    if (lifetimeMs === 0) return undefined
    const { script, ...prepared } = prepareResponse(rendered, path)
    const kept = await responses.keep(path, { ...prepared, lifetimeMs, generation: seen })
    // After the page, for which visitors wait, and before it is sent.
    if (script) responses.keepScript(script, generation())
    return kept
  }

  const { refresh, generation, invalidate } = createPageRefresh({ responses, render, cache, isRendering })

  /** Sends a document that is not cached; only its scripts are. All not-found pages are one document. */
  async function sendDocument(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    rendered: BufferedResponse,
  ) {
    const source = rendered.status === 404 ? UNKNOWN_PATH : path
    const page = isEmptyPage(rendered) ? await render(source, {}) : rendered
    const { 'content-length': _length, etag: _etag, ...kept } = page.headers
    const { headers, body, script } = prepareResponse({ headers: kept, body: page.body }, path, source)
    if (script) responses.keepScript(script, generation())
    const complete = adaptHeaders(request, headers)
    compress(request, response, () => response.writeHead(rendered.status, complete).end(body))
  }

  /**
   * Finds the script of a page that another instance has sent, or this one before a restart. Each render may order its
   * data differently, so a script of the same document takes its place. Browsers do not keep that under the other's name.
   */
  async function findPageScript(path: string, page: string): Promise<CachedResponse | undefined> {
    let script = await responses.findLatestScript(path)
    // A build file has no script, and compressing it again takes a quarter of a second. Anyone can name a path that
    // cannot be requested, which must not log an error.
    if (!script && !isUnder(normalizePath(page) ?? BUILD_FOLDER, BUILD_FOLDER)) {
      const rendered = await render(page, {}).catch(() => undefined)
      const prepared = rendered && prepareResponse(rendered, page)
      if (prepared?.script) responses.keepScript(prepared.script, generation())
      script = await responses.findLatestScript(path)
    }
    const exact = responses.get(path)
    return exact ?? (script && { ...script, headers: { ...script.headers, 'cache-control': 'no-store' } })
  }

  function sendCached(request: IncomingMessage, response: ServerResponse, entry: CachedResponse): void {
    entry.visits += 1
    sendResponse(request, response, { headers: adaptHeaders(request, entry.headers), body: entry.body })
  }

  return {
    /**
     * Serves a shared response synchronously, with all headers, if the cached one is fresh.
     *
     * @returns false when it is missing or stale
     */
    serveFresh(request: IncomingMessage, response: ServerResponse): boolean {
      const path = getPath(request)
      const entry = responses.get(path)
      if (!entry) return false
      const isCurrent = entry.generation === generation() && entry.freshUntil >= performance.now()
      if (!isCurrent && entry.freshUntil !== Infinity) return false
      countHit()
      sendCached(request, response, entry)
      return true
    },

    /**
     * Serves a shared response from the cache, revalidated with Next if it is stale.
     *
     * @returns false when it is not cached
     */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { url = '/' } = request
      const path = getPath(request)
      let entry = await responses.find(path)
      if (!entry && path.startsWith(PAGE_SCRIPT_PREFIX)) {
        const page = getPath({ url: new URL(url, 'http://site').searchParams.get('page') ?? '/' })
        entry = await findPageScript(path, page)
        if (!entry) {
          response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
          response.end(RELOAD_SCRIPT)
          return true
        }
      }
      if (entry && entry.freshUntil !== Infinity) {
        if (entry.generation !== generation()) entry = await refresh(path, entry)
        else if (entry.freshUntil < performance.now()) void refresh(path, entry).catch(() => undefined)
      }
      if (!entry) return false
      countHit()
      sendCached(request, response, entry)
      return true
    },

    /**
     * Caches and sends a rendered response, if it can be shared.
     *
     * @param seen value of {@link generation} before it was rendered
     * @returns whether it was sent
     */
    async cacheAndSend(request: IncomingMessage, response: ServerResponse, rendered: BufferedResponse, seen: number) {
      const path = getPath(request)
      const entry = await cache(path, rendered, seen)
      if (entry) {
        countMiss()
        sendCached(request, response, entry)
      } else if (isUncachedDocument(rendered)) await sendDocument(request, response, path, rendered)
      else return false
      return true
    },

    generation,
    invalidate,
  }
}
