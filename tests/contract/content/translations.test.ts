import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openContract, type Contract } from '#tests/contract/store/harness.ts'
import { seed } from '../../../scripts/seed.ts'

let lake: Contract
beforeEach(async () => {
  lake = await openContract()
  await seed(lake.client)
})
afterEach(() => lake.close())

const raw = { perspective: 'raw' } as const
const getIds = (filter: string) => lake.client.fetch<string[]>(`*[${filter}]._id`, {}, raw)

describe('a new store', () => {
  it('has every translated document in both languages', async () => {
    const english = await getIds('language == "en-CA"')
    expect(await getIds('language == "fr-CA"')).toEqual(english.map((id) => `${id}-fr`))
  })

  it('has French pages that list French documents and the same logos', async () => {
    const refs = await lake.client.fetch<string[]>(
      '*[_id == "personalPage-fr"][0]{"refs": [faq.questions[0]._ref, testimonials.reviews[0]._ref, press.logos[0]._ref]}.refs',
    )
    expect(refs).toEqual(['faq-personal-free-fr', 'testimonial-priya-fr', 'pressLogo-maple-ledger'])
  })
})

it('does not load a deleted document again', async () => {
  const transaction = lake.client.transaction().delete('supportPage-fr')
  await transaction.patch('seed.marker', { set: { content: 'older' } }).commit()
  await seed(lake.client)
  expect(await lake.client.getDocument('supportPage-fr')).toBeUndefined()
})
