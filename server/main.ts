import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'
import pino from 'pino'
import { REVALIDATE_PATH } from '#lib/content/announceChange.ts'
import { env } from '#lib/env.ts'
import { leadsOn } from '#lib/links/routes.ts'
import { createLog } from '#lib/log.ts'
import { ownAddress } from '#lib/ownAddress.ts'
import { securityHeaders } from '#lib/security/headers.ts'
import { markArrival } from './arrival.ts'
import { compress } from './compress.ts'
import { errorPage } from './errorPage.ts'
import { listen } from './listen.ts'
import { pageMemory } from './pageMemory.ts'
import { readPageTags } from './pageTags.ts'
import { postponeScripts } from './scriptsAfterPaint.ts'
import { refuse } from './refusal.ts'
import { logAnswer, pathOf } from './requestLog.ts'
import { isStorePath, isStorePicture, storeProxy } from './storeProxy.ts'
import { refuseUpgrade } from './upgrade.ts'

/** The front door: one address for the site, the Studio and the content store. */
async function main() {
  const settings = env()
  const log = createLog('site', { destination: pino.destination({ dest: 2, sync: false }) })
  const dev = settings.NODE_ENV === 'development'
  const headersOf = securityHeaders(settings)
  const proxy = settings.embedded && settings.LAKE_URL ? storeProxy(settings.LAKE_URL, log) : undefined

  // Next listens for upgrades on the server it is given. It gets one that never listens, so that it sees its own only.
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
  const answer = app.getRequestHandler()
  const memory = pageMemory()
  // In development Next shows what went wrong.
  const withErrorPage = dev ? undefined : errorPage(ownAddress(settings))

  const stopListening = await listen(settings.HOST, settings.PORT, {
    request(request, response) {
      logAnswer(log, request, response)
      if (memory.repeat(request, response)) return
      markArrival(request, settings.TRUSTED_PROXIES)
      for (const [name, value] of headersOf(pathOf(request))) response.setHeader(name, value)
      // In development Next is also called by its own tools.
      if (!dev && refuse(request, response)) return
      if (proxy && isStorePath(request.url)) {
        const forward = () => proxy.forward(request, response)
        return isStorePicture(request.url) ? compress(request, response, forward) : forward()
      }
      if (pathOf(request) === REVALIDATE_PATH) memory.expireRevalidated(response)
      else memory.record(request, response, readPageTags(request))
      compress(request, response, () => {
        withErrorPage?.(response, pathOf(request))
        // A page that leads on by itself is there for its script.
        if (!dev && !leadsOn(pathOf(request))) postponeScripts(response)
        answer(request, response).catch((error: unknown) => {
          log.error({ err: error }, 'A page could not be made')
          response.destroy()
        })
      })
    },
    upgrade(request, socket, head) {
      markArrival(request, settings.TRUSTED_PROXIES)
      if (proxy && isStorePath(request.url)) return proxy.upgrade(request, socket, head)
      const hotReload = dev && request.url?.startsWith('/_next/') && nextSockets.emit('upgrade', request, socket, head)
      if (!hotReload) refuseUpgrade(socket, 404, 'Not Found')
    },
  })
  process.send?.({ event: 'listening', url: settings.SITE_URL })

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await stopListening()
    proxy?.close()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  process.once('disconnect', () => void stop())
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
