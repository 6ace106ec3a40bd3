import { createServer } from 'node:http'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openContract, type Contract, TOKENS } from '#tests/contract/store/harness.ts'
import { NextRequest } from 'next/server'
import { pino } from 'pino'
import type * as publishedRoutes from '#lib/content/publishedRoutes.ts'
import { DRAFT_MODE_COOKIE } from '#lib/nextInternals.ts'
import { expireTtlCaches } from '#lib/content/ttlCache.ts'
import { createStoreProxy } from '#server/storeProxy.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { seed } from '../../../scripts/seed.ts'

let store: Contract
let routes: typeof publishedRoutes
/** Number of queries of the site. */
let reads = 0
let counter: Awaited<ReturnType<typeof listenLocally>>
beforeAll(async () => {
  store = await openContract()
  await seed(store.client)
  await store.client
    .transaction()
    .create({ _id: 'redirect-offer', _type: 'redirect', from: '/Spring-Offer', to: '/support', permanent: true })
    .create({ _id: 'redirect-help', _type: 'redirect', from: '/help', to: '/support' })
    .delete('supportPage-fr')
    .create({ _id: 'drafts.landing-spring', _type: 'landingPage', path: '/spring-campaign' })
    .patch('legalPolicy-terms', { set: { title: 'Our terms', changeSummary: 'Another title.' } })
    .commit()
  const proxy = createStoreProxy(store.url, pino({ level: 'silent' }))
  counter = await listenLocally(
    createServer((request, response) => {
      reads += 1
      request.url = `/lake${request.url}`
      proxy.forward(request, response)
    }),
  )
  vi.stubEnv('STORE_URL', counter.url)
  vi.stubEnv('FRONT_DOOR', 'true')
  vi.stubEnv('SANITY_API_READ_TOKEN', TOKENS.write)
  routes = await import('#lib/content/publishedRoutes.ts')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  counter.close()
  await store.close()
})

describe('what published content says of a path', () => {
  it('finds a redirect whatever the case of its path', async () => {
    expect(await routes.findRedirect('/spring-offer/')).toEqual({ href: '/support', permanent: true })
    expect(await routes.findRedirect('/support')).toBeUndefined()
  })

  it.each([
    ['/support', false],
    ['/fr/support', true],
    ['/fr/business', false],
    ['/privacy/history/1', false],
    ['/privacy/history/2', true],
    ['/terms-of-use/history/2', false],
    ['/nowhere', false],
  ])('says whether %s is unpublished', async (path, unpublished) => {
    expect(await routes.isUnpublished(path)).toBe(unpublished)
  })
})

describe('the queries about paths', () => {
  async function countReads(work: () => Promise<unknown>) {
    const before = reads
    await work()
    return reads - before
  }

  it.each([1, 40])('are repeated only for announced changes, with %i more redirects', async (count) => {
    const transaction = store.client.transaction()
    for (let number = 0; number < count; number += 1) {
      transaction.create({ _type: 'redirect', from: `/offer-${count}-${number}`, to: '/support' })
    }
    await transaction.commit()
    async function ask() {
      expect(await routes.findRedirect(`/offer-${count}-0`)).toMatchObject({ href: '/support' })
      expect(await routes.findRedirect('/nowhere')).toBeUndefined()
      expect(await routes.isUnpublished('/fr/support')).toBe(true)
    }
    expireTtlCaches('redirect')
    expect(await countReads(ask)).toBe(1)
    expect(await countReads(ask)).toBe(0)
    expireTtlCaches('partner')
    expect(await countReads(ask)).toBe(0)
    expireTtlCaches('supportPage')
    expect(await countReads(ask)).toBe(1)
  })
})

it('the content of messages is read once until an edit of it is announced', async () => {
  const { createMailContentLoader } = await import('#leads/mail/content.ts')
  const load = createMailContentLoader()
  const before = reads
  const first = await load('fr-CA')
  expect(first.locale).toBe('fr-CA')
  expect(await load('fr-CA')).toBe(first)
  expireTtlCaches('faq')
  await load('fr-CA')
  expect(reads - before).toBe(1)
  await store.client.patch('emailMessages-fr').set({ 'common.signOff': 'À bientôt' }).commit()
  expireTtlCaches('emailMessages')
  expect((await load('fr-CA')).emails.common.signOff).toBe('À bientôt')
})

describe('a request of a page', () => {
  const visit = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { proxy } = await import('../../../proxy.ts')
    const answer = await proxy(new NextRequest(`https://homie.example${path}`, { headers, method }))
    const header = (name: string) => answer.headers.get(name)?.replace('https://homie.example', '') ?? null
    return { status: answer.status, header, rewrite: header('x-middleware-rewrite'), location: header('location') }
  }
  const french = { 'accept-language': 'fr-CA' }

  it.each<[string, Parameters<typeof visit>, number, string | null]>([
    ['is redirected permanently with its query', ['/spring-offer?a=1'], 308, '/support?a=1'],
    ['with capitals and a slash is redirected once', ['/SPRING-Offer/?a=1'], 308, '/support?a=1'],
    ['below a language is led to the redirect that has none', ['/fr/spring-offer?a=1'], 307, '/spring-offer?a=1'],
    ['of a page with capitals and a slash is redirected once', ['/SUPPORT/?a=1'], 308, '/support?a=1'],
    ['of a page with a slash is redirected to the one without', ['/support/?a=1'], 308, '/support?a=1'],
    [
      'with capitals and a slash is redirected once to its language',
      ['/V1/LINK/TAMARACK/?a=1', french],
      307,
      '/fr/v1/link/tamarack?a=1',
    ],
    [
      'is redirected with the query as it was sent',
      ['/SUPPORT/?a=1%7E2%2C3', { 'x-original-query': '?a=1~2,3' }],
      308,
      '/support?a=1~2,3',
    ],
    ['that names another site is not redirected', ['//evil.example/'], 200, null],
    ['of nothing with a slash is not redirected', ['/nowhere/'], 404, null],
    ['is redirected for a while unless an editor says permanently', ['/HELP/'], 307, '/support'],
    ['is redirected from a page in English only', ['/fr/support?a=1'], 307, '/support?a=1'],
    [
      'of a partner is redirected to the language of its browser',
      ['/v1/link/tamarack?a=1', french],
      307,
      '/fr/v1/link/tamarack?a=1',
    ],
    ['that sends something is never redirected', ['/spring-offer', {}, 'POST'], 200, null],
    ['is not redirected from a version to another language', ['/fr/terms-of-use/history/2'], 404, null],
    ['is not redirected from what is nowhere', ['/nowhere'], 404, null],
  ])('%s', async (_what, request, status, location) => {
    expect(await visit(...request)).toMatchObject({ status, location })
  })

  it('is answered from no cache that does not know of changed redirects or languages', async () => {
    expect((await visit('/spring-offer')).header('cache-control')).toBe('no-cache')
    expect((await visit('/v1/link/tamarack', french)).header('vary')).toBe('Accept-Language, Sec-Fetch-Site')
  })

  it('of a landing page in a preview renders it, also when the preview sends an action to its path', async () => {
    const preview = { cookie: `${DRAFT_MODE_COOKIE}=x` }
    const page = { status: 200, rewrite: '/landing/spring-campaign?a=1' }
    expect(await visit('/spring-campaign?a=1', preview)).toMatchObject(page)
    expect(await visit('/spring-campaign?a=1', preview, 'POST')).toMatchObject(page)
    expect(await visit('/spring-campaign?a=1', {}, 'POST')).toMatchObject({ status: 200, rewrite: null })
    expect(await visit('/nowhere', preview, 'POST')).toMatchObject({ status: 200, rewrite: null })
  })

  it('of a landing page in a release is rendered in a preview of the release only', async () => {
    await store.client.releases.create({ releaseId: 'rJune', metadata: { releaseType: 'asap', title: 'June' } })
    const document = { _id: 'versions.rJune.landing-june', _type: 'landingPage', path: '/june' }
    await store.client.create(document)
    const choose = (perspective: string) => ({
      cookie: `${DRAFT_MODE_COOKIE}=x; ${perspectiveCookieName}=${encodeURIComponent(perspective)}`,
    })
    const page = { status: 200, rewrite: '/landing/june' }
    expect(await visit('/june', choose('rJune,drafts'))).toMatchObject(page)
    expect(await visit('/june', choose('rJune,drafts'), 'POST')).toMatchObject(page)
    expect(await visit('/june', choose('drafts'))).toMatchObject({ status: 404 })
    expect(await visit('/spring-campaign', choose('published'))).toMatchObject({ status: 404 })
  })

  it('of an unknown path shows the not-found page in its language', async () => {
    expect([await visit('/nowhere'), await visit('/fr/nowhere')]).toMatchObject([
      { rewrite: '/page-not-found' },
      { rewrite: '/fr/page-not-found' },
    ])
  })
})

// Last, since it ends the store.
it('the 1-pager is served while the content store is down', async () => {
  const { GET } = await import('#app/api/website/1-pager/route.ts')
  const download = async (language: string) => {
    const response = await GET(new Request(`http://site.example/api/website/1-pager?lang=${language}`))
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
  }
  const before = await download('en-CA')
  expect(before.status).toBe(200)
  await store.close()
  expect(await download('en-CA')).toStrictEqual(before)
  expect((await download('fr-CA')).status).toBe(503)
})
