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
