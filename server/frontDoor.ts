import type { IncomingMessage, ServerResponse } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { REVALIDATED_TAG_HEADER } from '#lib/content/revalidation.ts'
import { getCacheTag } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { listen, logFailedRequest } from '#lib/http/listen.ts'
import { isSessionRequest, STAFF_COOKIE } from '#lib/counts/staffCookie.ts'
import { ESTIMATE_USED_PATH, SHOWN_PATH } from '#lib/counts/shown.ts'
import { refuseConnection } from '#lib/http/upgrade.ts'
import { SPLITS_PATH, splitPathsSchema } from '#lib/landingPages/splitPaths.ts'
import { getLanguageRedirect } from '#lib/links/languageRedirect.ts'
import { isRedirectPage } from '#lib/links/routes.ts'
import { createLog } from '#lib/log.ts'
import { getSamples } from '#lib/metrics.ts'
import { REQUEST_ID_HEADER, requestIds } from '#lib/requestId.ts'
import { createSecurityHeaders } from '#lib/security/headers.ts'
import { setForwardedHeaders } from './forwardedHeaders.ts'
import { compress } from './compress.ts'
import { BUILD_FILES } from '#lib/nextInternals.ts'
import { sendResponse } from './encodedResponse.ts'
import { createErrorPage, isFailedPage } from './errorPage.ts'
import { renderJoinedStylesheet } from './stylesheets.ts'
import { hasDraftCookie, isPageRequest, isRouterRequest, rejectInvalidRequest } from './validateRequest.ts'
import { renderResponse } from './renderResponse.ts'
import { createResponseCache } from './responseCache.ts'
import { countResponse, logResponse } from './requestLog.ts'
import { getPath } from './requestPath.ts'
import { createSharedDrafts, isSharedDraft } from './sharedDrafts.ts'
import { createSplits } from './splits.ts'
import { createStoreProxy, isStoreImage, isStorePath } from './storeProxy.ts'
import { createUpstream } from './upstream.ts'
import { createRequestCounter } from './visitCounter.ts'

const METRICS_PATH = '/api/metrics'
/** Time after which the main thread gets what was counted, to store it. */
const COUNTS_INTERVAL_MS = 500

/** Returns whether Next may redirect by the visitor's language, so that the cached page must not be served. */
function isLanguageRedirect(request: IncomingMessage): boolean {
  const header = (name: string) => String(request.headers[name] ?? '')
  return getLanguageRedirect(getPath(request), header) !== undefined
}

const isCacheable = (request: IncomingMessage) => !hasDraftCookie(request.headers) && !isLanguageRedirect(request)

/** This thread's data from {@link startServer}. */
const { nextSocket } = z.object({ nextSocket: z.string() }).parse(workerData)
const settings = env()
const log = createLog('site')
const dev = settings.NODE_ENV === 'development'
const getHeaders = createSecurityHeaders(settings)
const proxy = settings.embedded && settings.STORE_URL ? createStoreProxy(settings.STORE_URL, log) : undefined
const next = createUpstream(
  { socketPath: nextSocket },
  {
    onResponse(response, request) {
      const { headers } = response
      // Only a webhook that Next has verified clears the cache.
      if (headers[REVALIDATED_TAG_HEADER] !== undefined) cache.invalidate()
      if (headers[REVALIDATED_TAG_HEADER] === getCacheTag('landingPage')) splits.expire()
      delete headers[REVALIDATED_TAG_HEADER]
      response.headers = splits.adaptHeaders(request, headers)
    },
    onError(error, _incoming, outgoing) {
      log.error({ err: error }, 'Next did not respond. See the error; the connection was closed.')
      outgoing.destroy()
    },
  },
)
const { host } = new URL(settings.SITE_URL)

/** Renders a path without any data of a visitor's request but its id. */
function render(path: string, headers = {}) {
  const id = requestIds.getStore()
  return next.get(path, { ...headers, host, ...(id && { [REQUEST_ID_HEADER]: id }) })
}

const showErrorPage = createErrorPage(render)
const splits = createSplits({
  async load() {
    const { status, body } = await render(SPLITS_PATH)
    if (status !== 200) throw new Error(`Next responded with ${status}.`)
    return splitPathsSchema.parse(JSON.parse(body.toString()))
  },
  onError: (error) => log.error({ err: error }, 'Splits cannot be read; the last ones stay. Check the content store.'),
  isSecure: settings.SITE_URL.startsWith('https:'),
})
const visits = settings.COUNT_VISITS && !dev ? createRequestCounter(undefined, splits) : undefined
const cache = createResponseCache({
  render,
  securityHeaders: getHeaders,
  isRedirectPage,
  isRendering: next.isBusy,
  reportsShown: visits !== undefined,
  adaptHeaders: splits.adaptHeaders,
})

const sharedDrafts = createSharedDrafts({ render, generation: cache.generation })

/** Gives the visitor of a page that is split one of its sides. Previews show the page itself. */
async function assignSide(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (dev || hasDraftCookie(request.headers) || getPath(request).startsWith(BUILD_FILES)) return
  await splits.whenCurrent()
  splits.assign(request, response)
}

async function servePage(request: IncomingMessage, response: ServerResponse) {
  const isForAll = isCacheable(request)
  await assignSide(request, response)
  if (isForAll && (await cache.serve(request, response))) return
  if (isForAll && isSharedDraft(request.url)) {
    const draft = await sharedDrafts.find(request.url)
    if (draft) return sendResponse(request, response, draft)
  }
  const seen = cache.generation()
  const rendered = (await renderJoinedStylesheet(getPath(request), render)) ?? (await renderResponse(next, request))
  // Its own page is better than an error.
  if (rendered.status !== 200 && splits.restore(request, response)) return servePage(request, response)
  if (isForAll && (await cache.cacheAndSend(request, response, rendered, seen))) return
  const { status, headers, body } = isFailedPage(rendered)
    ? await showErrorPage(rendered.status, getPath(request))
    : rendered
  if (status >= 500) response.setHeader(REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER]))
  compress(request, response, () => {
    response.writeHead(status, splits.adaptHeaders(request, headers))
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}

const canSkipLog = !dev && !log.isLevelEnabled('debug')

/** Serves a fresh cached response, which has all headers, with as little work as possible: most requests end here. */
function serveFresh(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isPageRequest(request) || !isCacheable(request) || !splits.isCurrent()) return false
  splits.assign(request, response)
  if (!cache.serveFresh(request, response)) return false
  countResponse(getPath(request), response)
  visits?.count(request, response.statusCode)
  return true
}

function route(request: IncomingMessage, response: ServerResponse): void {
  logResponse(log, request, response)
  response.once('finish', () => visits?.count(request, response.statusCode))
  const path = getPath(request)
  for (const [name, value] of getHeaders(path)) response.setHeader(name, value)
  if (!isPageRequest(request) || isStorePath(path))
    response.setHeader(REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER]))
  // In development Next's own tools send requests that this check would refuse.
  if (!dev && rejectInvalidRequest(request, response)) return
  if (path === METRICS_PATH) parentPort?.postMessage({ samples: getSamples() })
  if ((path === SHOWN_PATH || path === ESTIMATE_USED_PATH) && request.method === 'POST') {
    request.resume()
    return void response.writeHead(204, { 'cache-control': 'no-store' }).end()
  }
  if (isSessionRequest(path)) response.setHeader('set-cookie', STAFF_COOKIE)
  if (proxy && isStorePath(request.url)) {
    const forward = () => proxy.forward(request, response)
    return isStoreImage(request.url) ? compress(request, response, forward) : forward()
  }
  if (path === SPLITS_PATH) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
  const forward = () => compress(request, response, () => next.forward(request, response))
  const closeConnection = (error: unknown) => {
    logFailedRequest(error)
    response.destroy()
  }
  // A request of Next's router gets the same side as the page.
  if (!dev && isRouterRequest(request)) assignSide(request, response).then(forward).catch(closeConnection)
  else if (dev || !isPageRequest(request)) forward()
  else servePage(request, response).catch(closeConnection)
}

const { stop: stopListening } = await listen(
  { host: settings.HOST, port: settings.PORT },
  {
    request(request, response) {
      if (canSkipLog && serveFresh(request, response)) return
      requestIds.run(setForwardedHeaders(request, settings.TRUSTED_PROXIES), route, request, response)
    },
    upgrade(request, socket, head) {
      setForwardedHeaders(request, settings.TRUSTED_PROXIES)
      if (proxy && isStorePath(request.url)) return proxy.upgrade(request, socket, head)
      if (dev && request.url?.startsWith(BUILD_FILES)) return next.upgrade(request, socket, head)
      refuseConnection(socket, 404)
    },
  },
)

function sendCounts(): void {
  const counts = visits?.drain() ?? []
  if (counts.length > 0) parentPort?.postMessage({ counts })
}

setInterval(sendCounts, COUNTS_INTERVAL_MS)

async function stop(): Promise<void> {
  await stopListening()
  sendCounts()
  // Ends this thread, not the process.
  process.exit()
}

parentPort?.once('message', () => void stop())
parentPort?.postMessage('listening')
