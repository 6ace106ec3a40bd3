import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { InlineCode } from '#lib/security/csp.ts'
import { LANGUAGE_VARY } from '#lib/links/languageRedirect.ts'
import { isUnder, normalizePath } from '#lib/links/path.ts'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'
import { BUILD_FOLDER } from '#lib/nextInternals.ts'
import { compress } from './compress.ts'
import { type EncodedResponse, encodeResponse, sendResponse } from './encodedResponse.ts'
import { createCounter } from '#lib/metrics.ts'
import { SPECULATION_RULES_HEADER } from '#lib/speculationRules.ts'
import { getLifetimeMs, isEmptyPage, isStale, isUncachedDocument, MAX_AGE_MS } from './renderResponse.ts'
import { renderAhead } from './renderAhead.ts'
import { getPath } from './requestPath.ts'
import { PAGE_SCRIPT_PREFIX, RELOAD_SCRIPT, transformDocument } from './transformDocument.ts'
import type { BufferedResponse } from './upstream.ts'

/** All pages and the scripts of site and Studio need far less. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024
const ENTRY_BYTES = 2 * 1024
/** Replaces Next's header for shared caches, by which Firefox shows an outdated page and revalidates it afterwards. */
const REVALIDATED = 'public, max-age=0, must-revalidate'
interface CachedResponse extends EncodedResponse {
  /** The `ETag` of Next's response. */
  sourceEtag: string | undefined
  /** Number of content changes before it was rendered. */
  generation: number
  /** Time on the clock of `performance.now()` until which it is served without revalidation. */
  freshUntil: number
  /** How often it was sent since it was rendered. */
  visits: number
}

interface CacheOptions {
  /** Renders a path with Next, without any data of a visitor's request. */
  render: (path: string, headers: OutgoingHttpHeaders) => Promise<BufferedResponse>
  /** Returns the security headers of a path; for a transformed document they allow only the given inline code. */
  securityHeaders: (path: string, inline?: InlineCode) => readonly (readonly [string, string])[]
  /** Returns whether a page redirects by script, which must not wait for the first paint. */
  isRedirectPage: (path: string) => boolean
  /** Returns whether Next renders something now. */
  isRendering?: () => boolean
  /** Whether a page that was loaded ahead of a click reports that it is shown. */
  reportsShown?: boolean
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
  securityHeaders,
  isRedirectPage,
  isRendering = () => false,
  reportsShown = false,
  adaptHeaders = (_request, headers) => headers,
}: CacheOptions) {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + ENTRY_BYTES,
  })
  const renders = new Map<string, { work: Promise<CachedResponse | undefined>; generation: number }>()
  /** Scripts that are being compressed, by path. The page is sent meanwhile, since browsers request them after it. */
  const scripts = new Map<string, Promise<CachedResponse>>()
  let generation = 0

  /** Compresses and stores a response. The least recently used ones are evicted. */
  async function store(path: string, headers: OutgoingHttpHeaders, body: Buffer, lifetimeMs: number, seen: number) {
    const isBuildFile = lifetimeMs === Infinity && !path.startsWith(PAGE_SCRIPT_PREFIX)
    const entry = {
      ...(await encodeResponse(headers, body, isBuildFile)),
      sourceEtag: headers.etag,
      generation: seen,
      freshUntil: performance.now() + lifetimeMs,
      visits: 0,
    }
    entries.set(path, entry)
    return entry
  }

  /** Moves a document's inline scripts to a file, which is compressed and cached meanwhile. */
  function transform(path: string, body: Buffer): { body: Buffer; inline?: InlineCode } {
    const transformed = transformDocument(body.toString(), path, { immediate: isRedirectPage(path), reportsShown })
    if (!transformed) return { body }
    const { html, file, inline } = transformed
    if (!entries.has(file.path) && !scripts.has(file.path)) {
      const headers = {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        ...Object.fromEntries(securityHeaders(file.path)),
      }
      const stored = store(file.path, headers, Buffer.from(file.script), Infinity, generation)
      scripts.set(file.path, stored)
      // A failure reaches the visitors who wait for the script.
      void stored.catch(() => undefined).finally(() => scripts.delete(file.path))
    }
    return { body: Buffer.from(html), inline }
  }

  /** Adds the security headers, the speculation rules, and how browsers keep a response and those of redirect pages vary. */
  function addHeaders(path: string, headers: OutgoingHttpHeaders, inline?: InlineCode): OutgoingHttpHeaders {
    const complete = { ...headers, ...Object.fromEntries(securityHeaders(path, inline)) }
    if (complete['cache-control']?.includes('s-maxage=')) complete['cache-control'] = REVALIDATED
    if (inline && !isRedirectPage(path)) Object.assign(complete, Object.fromEntries([SPECULATION_RULES_HEADER]))
    if (isRedirectPage(path)) complete.vary = [complete.vary, LANGUAGE_VARY].filter(Boolean).join(', ')
    return complete
  }

  async function cacheResponse(path: string, rendered: BufferedResponse, seen: number) {
    const lifetime = getLifetimeMs(rendered)
    if (lifetime === 0) return undefined
    const isDocument = String(rendered.headers['content-type']).startsWith('text/html')
    const { body, inline } = isDocument ? transform(path, rendered.body) : { body: rendered.body, inline: undefined }
    return store(path, addHeaders(path, rendered.headers, inline), body, lifetime, seen)
  }

  /** Revalidates a page with Next. Concurrent calls share one render. */
  function refresh(path: string, entry: CachedResponse | undefined): Promise<CachedResponse | undefined> {
    const running = renders.get(path)
    if (running?.generation === generation) return running.work
    const seen = generation
    const work = (async () => {
      // Next would join its running render, which may have read older content.
      await running?.work.catch(() => undefined)
      const rendered = await render(path, entry?.sourceEtag ? { 'if-none-match': entry.sourceEtag } : {})
      if (rendered.status === 304 && entry) {
        const lifetime = isStale(rendered) ? 0 : MAX_AGE_MS
        Object.assign(entry, { generation: seen, freshUntil: performance.now() + lifetime, visits: 0 })
        return entry
      }
      const kept = await cacheResponse(path, rendered, seen)
      if (!kept) entries.delete(path)
      return kept
    })().finally(() => renders.get(path)?.work === work && renders.delete(path))
    renders.set(path, { work, generation: seen })
    return work
  }

  /** Revalidates the pages of the cache before they are requested. */
  function refreshAhead(): void {
    const seen = generation
    void renderAhead({
      listPages: () =>
        [...entries.entries()]
          .filter(([, { freshUntil }]) => freshUntil !== Infinity)
          .map(([path, { visits }]) => ({ path, visits })),
      async refresh(path) {
        const entry = entries.peek(path)
        if (entry && entry.generation !== seen) await refresh(path, entry).catch(() => undefined)
      },
      isOutdated: () => generation !== seen,
      isRendering,
    })
  }

  /** Sends a document that is not cached; only its scripts are. All not-found pages are one document. */
  async function sendDocument(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    rendered: BufferedResponse,
  ) {
    const source = rendered.status === 404 ? UNKNOWN_PATH : path
    const page = isEmptyPage(rendered) ? await render(source, {}) : rendered
    const { body, inline } = transform(source, page.body)
    const { 'content-length': _length, etag: _etag, ...headers } = page.headers
    const complete = adaptHeaders(request, addHeaders(path, headers, inline))
    compress(request, response, () => response.writeHead(rendered.status, complete).end(body))
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
      const entry = entries.get(path)
      if (!entry) return false
      const isCurrent = entry.generation === generation && entry.freshUntil >= performance.now()
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
      let entry = entries.get(path) ?? (await scripts.get(path))
      if (!entry && path.startsWith(PAGE_SCRIPT_PREFIX)) {
        const page = getPath({ url: new URL(url, 'http://site').searchParams.get('page') ?? '/' })
        // A build file has no script, and compressing it again takes a quarter of a second. Anyone can name a path that
        // cannot be requested, which must not log an error.
        if (!isUnder(normalizePath(page) ?? BUILD_FOLDER, BUILD_FOLDER))
          await refresh(page, undefined).catch(() => undefined)
        entry = entries.get(path)
        if (!entry) {
          response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
          response.end(RELOAD_SCRIPT)
          return true
        }
      }
      if (entry && entry.freshUntil !== Infinity) {
        if (entry.generation !== generation) entry = await refresh(path, entry)
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
      const entry = await cacheResponse(path, rendered, seen)
      if (entry) {
        countMiss()
        sendCached(request, response, entry)
      } else if (isUncachedDocument(rendered)) await sendDocument(request, response, path, rendered)
      else return false
      return true
    },

    generation: () => generation,

    /** Marks every page as stale and revalidates the most recently visited ones at once. */
    invalidate(): void {
      generation += 1
      refreshAhead()
    },
  }
}
