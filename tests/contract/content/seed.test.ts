import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContract, type Contract } from '#tests/contract/store/harness.ts'
import { seed } from '../../../scripts/seed.ts'

const patches = [{ unlessLoaded: 'a later release', id: 'supportPage', patch: { set: { headline: 'From a patch' } } }]

let store: Contract
beforeAll(async () => {
  store = await openContract()
  await seed(store.client, patches)
})
afterAll(() => store.close())

const raw = { perspective: 'raw' } as const
const getIds = (filter: string) => store.client.fetch<string[]>(`*[${filter}]._id`, {}, raw)

/** The marker of a release that shipped other content. */
const OLDER = { content: 'older' }

describe('a new store', () => {
  it('has every translated document in both languages', async () => {
    const english = await getIds('language == "en-CA"')
    expect(await getIds('language == "fr-CA"')).toEqual(english.map((id) => `${id}-fr`))
  })

  it('has French pages that list French documents and the same logos', async () => {
    const refs = await store.client.fetch<string[]>(
      '*[_id == "personalPage-fr"][0]{"refs": [faq.questions[0]._ref, testimonials.reviews[0]._ref, press.logos[0]._ref]}.refs',
    )
    expect(refs).toEqual(['faq-personal-free-fr', 'testimonial-priya-fr', 'pressLogo-maple-ledger'])
  })
})

it('a patch with a name of its own is applied once, and not to a new store', async () => {
  const getHeadline = () => store.client.fetch<string>('*[_id == "supportPage"][0].headline')
  const release = () => store.client.patch('seed.marker', { set: OLDER }).commit()
  expect(await getHeadline()).not.toBe('From a patch')
  await store.client.patch('seed.marker', { unset: ['documents[@ == "a later release"]'] }).commit()
  await release()
  await seed(store.client, patches)
  expect(await getHeadline()).toBe('From a patch')
  await store.client.patch('supportPage', { set: { headline: 'From an editor' } }).commit()
  await release()
  await seed(store.client, patches)
  expect(await getHeadline()).toBe('From an editor')
})

it('a store of a release without the estimate gets its documents and the links to it', async () => {
  const estimate = ['estimatePage', 'estimatePage-fr', 'estimateRules']
  const links = `*[_id in ["personalPage", "personalPage-fr", "siteSettings", "siteSettings-fr"]] | order(_id) {
    "links": [hero.estimateLink, howItWorks.estimateLink, ...footer.links[path == "/estimate"].label]
  }.links`
  const shipped = await store.client.fetch<unknown>(links)
  const marker = await store.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
  const documents = marker?.documents.filter((id) => !estimate.includes(id)) ?? []
  const older = store.client.transaction().patch('seed.marker', { set: { ...OLDER, documents } })
  for (const id of estimate) older.delete(id)
  for (const id of ['', '-fr']) {
    older.patch(`personalPage${id}`, { unset: ['hero.estimateLink', 'howItWorks.estimateLink'] })
    older.patch(`siteSettings${id}`, { unset: ['footer.links[path == "/estimate"]'] })
  }
  await older.commit()
  expect(await seed(store.client)).toBe(estimate.length)
  expect(await store.client.fetch(links)).toEqual(shipped)
  expect(await getIds(`_id in ${JSON.stringify(estimate)}`)).toHaveLength(estimate.length)
})

describe('a store of a release whose figures were typed', () => {
  const ids = ['personalPage', 'personalPage-fr']
  const read = () =>
    store.client.fetch<unknown[]>(
      `*[_id in $ids] | order(_id) {
        phoneDemo, howItWorks, features,
        "step": howItWorks.steps[1].vignette.rows[].value, "debts": features.items[key == "debt"].vignette
      }`,
      { ids },
    )
  const debts = 'features.items[key == "debt"].vignette'

  it('gets texts whose figures follow from the sample buyer, and keeps what editors wrote', async () => {
    const shipped = await read()
    const marker = await store.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
    const documents = marker?.documents.filter((id) => id !== 'sampleBuyer') ?? []
    const older = store.client
      .transaction()
      .patch('seed.marker', { set: { ...OLDER, documents } })
      .delete('sampleBuyer')
    for (const [id, value, note] of [
      ['personalPage', '44%', 'Pay first, +$19,700'],
      ['personalPage-fr', '44\u{a0}%', 'Priorité\u{a0}: +19\u{a0}700\u{a0}$'],
    ] as const) {
      older.patch(id, {
        set: {
          'phoneDemo.figureAmount': 612_400,
          'phoneDemo.changeAmount': 16_000,
          [`${debts}.value`]: value,
          [`${debts}.rows[0].note`]: note,
        },
      })
    }
    await older.commit()
    expect(await read()).not.toEqual(shipped)
    expect(await seed(store.client)).toBe(1)
    expect(await read()).toEqual(shipped)
    expect(await getIds('_id == "sampleBuyer"')).toEqual(['sampleBuyer'])
  })

  it('keeps a text that an editor changed, and patches a draft as well', async () => {
    const own = 'features.items[key == "debt"].vignette.rows[0].note'
    const page = await store.client.getDocument('personalPage')
    if (!page) throw new Error('The page is missing.')
    const marker = await store.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
    const documents = marker?.documents.filter((id) => id !== 'sampleBuyer') ?? []
    await store.client
      .transaction()
      .patch('seed.marker', { set: { ...OLDER, documents } })
      .patch('personalPage', { set: { [own]: 'Do this first', [`${debts}.value`]: '44%' } })
      .createOrReplace({ ...page, _id: 'drafts.personalPage' })
      .patch('drafts.personalPage', { set: { [`${debts}.value`]: '44%' } })
      .commit()
    await seed(store.client)
    const found = await store.client.fetch<unknown>(
      `*[_id in ["personalPage", "drafts.personalPage"]] | order(_id) {"found": [
        features.items[key == "debt"][0].vignette.value, features.items[key == "debt"][0].vignette.rows[0].note
      ]}.found`,
      {},
      raw,
    )
    expect(found).toEqual([
      ['{tds}', 'Pay first, +{payOffGain}'],
      ['{tds}', 'Do this first'],
    ])
    await store.client
      .transaction()
      .delete('drafts.personalPage')
      .patch('personalPage', { set: { [own]: 'Pay first, +{payOffGain}' } })
      .commit()
  })
})

describe('a store of a release without French', () => {
  const logos = [{ _key: 'only', _type: 'reference', _ref: 'pressLogo-hearth' }]
  const ruleLanguages = () =>
    store.client.fetch<string[]>(
      '*[_id == "wordingRules"][0].rules[]{"language": coalesce(language, "en-CA")}.language',
    )
  let edited: unknown
  let englishRules: string[]

  beforeAll(async () => {
    const older = store.client.transaction()
    for (const id of await getIds('language == "fr-CA"')) older.delete(id)
    for (const id of await getIds('language == "en-CA"')) older.patch(id, { unset: ['language'] })
    const documents = await getIds('_type != "seedMarker" && language != "fr-CA"')
    await older
      .patch('wordingRules', { unset: ['rules[language == "fr-CA"]'] })
      .patch('seed.marker', { set: { ...OLDER, documents } })
      .patch('supportPage', { set: { headline: 'Edited' } })
      .patch('personalPage', { set: { 'press.logos': logos }, unset: ['hero.estimateLink'] })
      .delete('pressLogo-loonie')
      .commit()
    edited = await store.client.getDocument('supportPage')
    englishRules = await ruleLanguages()
    await seed(store.client)
  })

  it('gets the French documents and keeps what editors wrote', async () => {
    expect(await store.client.getDocument('supportPage')).toEqual(edited)
    expect(await store.client.fetch('*[_id == "personalPage"][0].hero.estimateLink')).toBeNull()
    expect(await store.client.getDocument('supportPage-fr')).toMatchObject({ language: 'fr-CA' })
  })

  it('gets policies and site settings as drafts, since their facts may differ', async () => {
    const drafts = await getIds('_id in path("drafts.**")')
    expect(drafts.toSorted()).toEqual([
      'drafts.legalPolicy-cookies-fr',
      'drafts.legalPolicy-privacy-fr',
      'drafts.legalPolicy-terms-fr',
      'drafts.siteSettings-fr',
    ])
  })

  it('lists on its French pages the logos and the order that editors chose', async () => {
    expect(await store.client.getDocument('personalPage-fr')).toMatchObject({ press: { logos } })
  })

  it('gets the French wording rules after its own', async () => {
    const rules = await ruleLanguages()
    expect(rules.slice(0, englishRules.length)).toEqual(englishRules)
    expect(new Set(rules.slice(englishRules.length))).toEqual(new Set(['fr-CA']))
  })

  it('does not get documents again once they were deleted', async () => {
    await store.client.transaction().delete('supportPage-fr').patch('seed.marker', { set: OLDER }).commit()
    await seed(store.client)
    expect(await getIds('_id in ["supportPage-fr", "pressLogo-loonie"]')).toEqual([])
  })
})
