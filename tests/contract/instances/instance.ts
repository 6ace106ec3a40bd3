import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { pino } from 'pino'
import { listenToInstances, notifyInstances } from '#lib/content/instances.ts'
import { changedDocument, isSigned, REVALIDATE_PATH } from '#lib/content/revalidation.ts'
import { createLimits } from '#leads/limits.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { renderResponse } from '#server/renderResponse.ts'
import { createResponseCache } from '#server/responseCache.ts'
import { leadsApp } from '#tests/contract/leads/server.ts'
import { REVALIDATE_SECRET, TOKENS } from '#tests/contract/store/program.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { startRenderer } from '#tests/support/renderer.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

/**
 * One of several instances, without Next: the page cache of the front door over a page that reads the content store, the
 * webhook, and the forms with their shared limits. Prints its address once it hears of the changes of others.
 *
 * Arguments: the addresses of the content store and of the database.
 */
const [storeUrl = '', databaseUrl = ''] = process.argv.slice(2)
const content = createStoreClient(storeUrl, { token: TOKENS.read })
const database = await openLeadsDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: '' })
const secret = 'a secret that the instances share'
const forms = leadsApp({
  database,
  secret,
  siteUrl: 'https://homie.example',
  localUrl: 'https://homie.example',
  hasWebhook: false,
  sendsMail: false,
  deleteMessages: () => Promise.resolve(),
  consentVersion: (locale) => Promise.resolve(`version 1 of 2025-09-29, ${locale}`),
  findSplitSide: () => Promise.resolve(''),
  findLandingPartner: () => Promise.resolve(undefined),
  limits: createLimits(secret, database.pool),
  log: pino({ enabled: false }),
  now: database.now,
  visits: undefined,
  wake: () => undefined,
})

const renderPage: RequestListener = async (_request, response) => {
  const text = await content.fetch<string | null>('*[_id == "page"][0].text')
  response
    .writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 's-maxage=3600',
      'x-nextjs-cache': 'HIT',
    })
    .end(String(text))
}
const { upstream } = await startRenderer(renderPage)
const cache = createResponseCache({
  render: upstream.get,
  securityHeaders: () => [],
  isRedirectPage: () => false,
})

async function webhook(request: Request): Promise<Response> {
  const body = await request.text()
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  if (!(await isSigned(body, signature, REVALIDATE_SECRET))) return new Response(null, { status: 401 })
  cache.invalidate()
  if (database.pool) await notifyInstances(database.pool, changedDocument.parse(JSON.parse(body)))
  return new Response()
}

const calls = getRequestListener((request) =>
  new URL(request.url).pathname === REVALIDATE_PATH ? webhook(request) : forms.fetch(request),
)
const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/api/')) return calls(request, response)
  if (await cache.serve(request, response)) return
  const seen = cache.generation()
  await cache.cacheAndSend(request, response, await renderResponse(upstream, request), seen)
})
const { url } = await listenLocally(server)
listenToInstances(databaseUrl, {
  onChange: () => cache.invalidate(),
  onConnect: () => process.stdout.write(`${url}\n`),
  onLost: () => undefined,
})
