import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openContract, type Contract, TOKENS } from '#tests/contract/store/harness.ts'
import type * as publishedRoutes from '#lib/content/publishedRoutes.ts'
import { seed } from '../../../scripts/seed.ts'

let lake: Contract
let routes: typeof publishedRoutes
beforeAll(async () => {
  lake = await openContract()
  await seed(lake.client)
  await lake.client
    .transaction()
    .create({ _id: 'redirect-offer', _type: 'redirect', from: '/Spring-Offer', to: '/support', permanent: true })
    .delete('supportPage-fr')
    .commit()
  vi.stubEnv('LAKE_URL', lake.url)
  vi.stubEnv('SANITY_API_READ_TOKEN', TOKENS.write)
  routes = await import('#lib/content/publishedRoutes.ts')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await lake.close()
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
    ['/nowhere', false],
  ])('says whether %s is unpublished', async (path, unpublished) => {
    expect(await routes.isUnpublished(path)).toBe(unpublished)
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
  await lake.close()
  expect(await download('en-CA')).toStrictEqual(before)
  expect((await download('fr-CA')).status).toBe(503)
})
