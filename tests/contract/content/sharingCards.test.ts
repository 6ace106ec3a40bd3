import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { pageList } from '#lib/pages.ts'
import { openContract, type Contract, TOKENS } from '#tests/contract/store/harness.ts'
import type * as findCards from '../../../app/sharing-image/[...name]/findCard.ts'
import { seed } from '../../../scripts/seed.ts'

// It throws outside of React's server build.
vi.mock('server-only', () => ({}))

let store: Contract
let cards: typeof findCards
beforeAll(async () => {
  store = await openContract()
  await seed(store.client)
  vi.stubEnv('STORE_URL', store.url)
  vi.stubEnv('SANITY_API_READ_TOKEN', TOKENS.write)
  cards = await import('../../../app/sharing-image/[...name]/findCard.ts')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await store.close()
})

const images = new Set(pageList.flatMap(({ sharingImage }) => sharingImage?.replace('{partner}', 'tamarack') ?? []))

it.each([...images].flatMap((image) => Object.values(localeHomes).map((home) => [image, home] as const)))(
  'the sharing image %s has a card below %s',
  async (image, home) => {
    const path = `${home}/${image}`.replace('//', '/')
    const card = await cards.findCard(path.split('/').slice(1))
    expect(card).toMatchObject({ path: `/sharing-image${path}`, headline: expect.stringMatching(/\S/) })
  },
)
