import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'
import pino from 'pino'
import { listenToInstances } from '#lib/content/instances.ts'
import { REVALIDATE_PATH, revalidateAll, REVALIDATED_TAG_HEADER, sendRevalidation } from '#lib/content/revalidation.ts'
import { env, getLocalUrl } from '#lib/env.ts'
import { onNewDay } from '#lib/i18n/timeZone.ts'
import { getLanguageRedirect } from '#lib/links/languageRedirect.ts'
import { isRedirectPage } from '#lib/links/routes.ts'
import { createLog } from '#lib/log.ts'
import { createCounter } from '#lib/metrics.ts'
import { forwardRequestIds, REQUEST_ID_HEADER, requestIds } from '#lib/requestId.ts'
import { createSecurityHeaders } from '#lib/security/headers.ts'
import { setForwardedHeaders } from './clientInfo.ts'
import { compress } from './compress.ts'
import { createErrorPage, isFailedPage } from './errorPage.ts'
import { listen } from './listen.ts'
import { renderMergedStylesheet } from './mergedStylesheet.ts'
import { isCacheableRequest, isPageRequest, rejectInvalidRequest } from './validateRequest.ts'
import { renderPath, renderResponse } from './renderResponse.ts'
import { createResponseCache } from './responseCache.ts'
import { countResponse, getPath, logResponse } from './requestLog.ts'
import { createStoreProxy, isStoreImage, isStorePath } from './storeProxy.ts'
import { refuseUpgrade } from './upgrade.ts'

/** Returns whether Next may redirect by the visitor's language, so that the cached page must not be served. */
function isLanguageRedirect(request: IncomingMessage): boolean {
  const header = (name: string) => String(request.headers[name] ?? '')
  return getLanguageRedirect(getPath(request), header) !== undefined
}

const isCacheable = (request: IncomingMessage) => isCacheableRequest(request) && !isLanguageRedirect(request)

const countHit = createCounter('homie_page_cache_total', { result: 'hit' })

/**
 * Starts the front door: one origin for the site, the Studio and the content store.
 *
 * @returns a function that stops it
 */
export async function startServer(): Promise<() => Promise<void>> {
  // New files, such as leads and messages, are accessible to this account only.
  process.umask(0o077)
  const settings = env()
  const log = createLog('site', { destination: pino.destination({ dest: 2, sync: false }) })
  const dev = settings.NODE_ENV === 'development'
  const getHeaders = createSecurityHeaders(settings)
  const proxy = settings.embedded && settings.LAKE_URL ? createStoreProxy(settings.LAKE_URL, log) : undefined

  if (proxy && settings.LAKE_URL) forwardRequestIds(settings.LAKE_URL)

  // Next adds an upgrade listener to its server. This server never listens, so Next gets only upgrades passed to it.
  const nextSockets = createServer()
  const app = next({
    dev,
    dir: fileURLToPath(new URL('..', import.meta.url)),
    hostname: 'localhost',
    port: settings.PORT,
    httpServer: nextSockets,
    quiet: !dev,
  })
  await app.prepare()
  const handler: RequestListener = (request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'Next could not render a page. See the error; the connection was closed.')
      response.destroy()
    })
  }
  const handleRequest = app.getRequestHandler()
  const { host } = new URL(settings.SITE_URL)
  const render = (path: string, headers = {}) => renderPath(handler, path, { ...headers, host })
  const showErrorPage = createErrorPage(render)
  const cache = createResponseCache({ render, securityHeaders: getHeaders, isRedirectPage })

  async function servePage(request: IncomingMessage, response: ServerResponse) {
    const isForAll = isCacheable(request)
    const isHit = isForAll && (await cache.serve(request, response))
    if (isHit) return countHit()
    const seen = cache.generation()
    const rendered =
      (await renderMergedStylesheet(getPath(request), render)) ?? (await renderResponse(handler, request))
    if (isForAll && (await cache.cacheAndSend(request, response, rendered, seen))) return
    const { status, headers, body } = isFailedPage(rendered)
      ? await showErrorPage(rendered.status, getPath(request))
      : rendered
    if (status >= 500) response.setHeader(REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER]))
    compress(request, response, () => {
      response.writeHead(status, headers)
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  }

  /** Handles the webhook of published changes. Only a webhook that Next has verified clears the cache. */
  async function serveWebhook(request: IncomingMessage, response: ServerResponse) {
    const rendered = await renderResponse(handler, request)
    const { [REVALIDATED_TAG_HEADER]: tag, ...headers } = rendered.headers
    if (tag !== undefined) cache.invalidate()
    response.writeHead(rendered.status, headers).end(rendered.body)
  }

  const canSkipLog = !dev && !log.isLevelEnabled('debug')

  /** Serves a fresh cached response, which has all headers, with as little work as possible: most requests end here. */
  function serveFresh(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPageRequest(request) || !isCacheable(request) || !cache.serveFresh(request, response)) return false
    countHit()
    countResponse(getPath(request), response)
    return true
  }

  function route(request: IncomingMessage, response: ServerResponse): void {
    logResponse(log, request, response)
    const path = getPath(request)
    for (const [name, value] of getHeaders(path)) response.setHeader(name, value)
    if (!isPageRequest(request) || isStorePath(path))
      response.setHeader(REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER]))
    // In development Next's own tools send requests that this check would refuse.
    if (!dev && rejectInvalidRequest(request, response)) return
    if (proxy && isStorePath(request.url)) {
      const forward = () => proxy.forward(request, response)
      return isStoreImage(request.url) ? compress(request, response, forward) : forward()
    }
    if (dev || !(path === REVALIDATE_PATH || isPageRequest(request))) {
      return compress(request, response, () => handler(request, response))
    }
    const serve = path === REVALIDATE_PATH ? serveWebhook : servePage
    serve(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'A request failed before its response. See the error; the connection was closed.')
      response.destroy()
    })
  }

  const stopListening = await listen(settings.HOST, settings.PORT, {
    request(request, response) {
      if (canSkipLog && serveFresh(request, response)) return
      requestIds.run(setForwardedHeaders(request, settings.TRUSTED_PROXIES), route, request, response)
    },
    upgrade(request, socket, head) {
      setForwardedHeaders(request, settings.TRUSTED_PROXIES)
      if (proxy && isStorePath(request.url)) return proxy.upgrade(request, socket, head)
      const hotReload = dev && request.url?.startsWith('/_next/') && nextSockets.emit('upgrade', request, socket, head)
      if (!hotReload) refuseUpgrade(socket, 404, 'Not Found')
    },
  })
  const { DATABASE_URL: databaseUrl, SANITY_REVALIDATE_SECRET: secret = '' } = settings
  const logLostConnection = (error: unknown) =>
    log.error({ err: error }, 'Cannot receive changes of other instances; reconnecting. Check DATABASE_URL.')
  const logFailedRevalidation = (error: unknown) =>
    log.error({ err: error }, 'A change of another instance was not revalidated. See the error; publish it again.')
  // Some texts apply from a day on, such as a policy.
  const stopWatchingDay = onNewDay(() => {
    revalidateAll(getLocalUrl(settings), secret).catch((error: unknown) =>
      log.error({ err: error }, 'Pages were not revalidated for the new day; they are within an hour.'),
    )
  })
  const stopInstances = databaseUrl
    ? listenToInstances(databaseUrl, {
        onChange: (change) =>
          void sendRevalidation(getLocalUrl(settings), { ...change, relayed: true }, secret).catch(
            logFailedRevalidation,
          ),
        onConnect: () => void revalidateAll(getLocalUrl(settings), secret).catch(logFailedRevalidation),
        onLost: logLostConnection,
      })
    : undefined
  if (proxy) createCounter('homie_store_restarts_total')(0)

  return async function stop() {
    await stopListening()
    // A mail whose end is not stored would be sent again at the next start.
    await globalThis.leadsRuntime?.worker?.stop()
    stopWatchingDay()
    stopInstances?.()
    proxy?.close()
    await app.close()
  }
}
