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

/** Leaves the store as the release before the French content: English only, and no document with a language. */
async function takeOutFrench() {
  const transaction = lake.client.transaction()
  for (const id of await getIds('language == "fr-CA"')) transaction.delete(id)
  for (const id of await getIds('language == "en-CA"')) transaction.patch(id, { unset: ['language'] })
  const documents = await getIds('_type != "seedMarker" && language != "fr-CA"')
  transaction.patch('wordingRules', { unset: ['rules[language == "fr-CA"]'] })
  transaction.patch('seed.marker', { set: { content: 'older', documents } })
  await transaction.commit()
}

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

describe('a store of a release without French', () => {
  beforeEach(takeOutFrench)

  it('gets the French documents at its next start and keeps what editors wrote', async () => {
    await lake.client
      .transaction()
      .patch('supportPage', { set: { headline: 'Edited' } })
      .delete('testimonial-none')
      .commit()
    const before = await lake.client.getDocument('supportPage')
    await seed(lake.client)
    expect(await lake.client.getDocument('supportPage')).toEqual(before)
    expect(await lake.client.getDocument('supportPage-fr')).toMatchObject({ language: 'fr-CA' })
  })

  it('gets policies and site settings as drafts, since their facts may differ', async () => {
    await seed(lake.client)
    const drafts = await getIds('_id in path("drafts.**")')
    expect(drafts.toSorted()).toEqual([
      'drafts.legalPolicy-cookies-fr',
      'drafts.legalPolicy-privacy-fr',
      'drafts.legalPolicy-terms-fr',
      'drafts.siteSettings-fr',
    ])
  })

  it('lists on its French pages the logos and the order that editors chose', async () => {
    const logos = [{ _key: 'only', _type: 'reference', _ref: 'pressLogo-hearth' }]
    await lake.client
      .transaction()
      .patch('personalPage', { set: { 'press.logos': logos } })
      .delete('pressLogo-loonie')
      .commit()
    await seed(lake.client)
    expect(await lake.client.getDocument('personalPage-fr')).toMatchObject({ press: { logos } })
  })

  it('gets the French wording rules after its own', async () => {
    const rules = '*[_id == "wordingRules"][0].rules[]{"language": coalesce(language, "en-CA")}.language'
    const before = await lake.client.fetch<string[]>(rules)
    await seed(lake.client)
    const after = await lake.client.fetch<string[]>(rules)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(new Set(after.slice(before.length))).toEqual(new Set(['fr-CA']))
  })

  it('does not get them again once they were deleted', async () => {
    await seed(lake.client)
    await lake.client
      .transaction()
      .delete('supportPage-fr')
      .patch('seed.marker', { set: { content: 'older' } })
      .commit()
    await seed(lake.client)
    expect(await lake.client.getDocument('supportPage-fr')).toBeUndefined()
  })
})
