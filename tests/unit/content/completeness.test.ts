import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { businessPageQuery } from '#app/(site)/[edition]/business/data.ts'
import { personalPageQuery } from '#app/(site)/[edition]/data.ts'
import { partnersQuery, siteSettingsQuery } from '#lib/content/queries.ts'
import { listMissingFields, listMissingRequired, withDraftDefaults, withFallback } from '#lib/content/completeness.ts'
import { siteQueries } from '#tests/bench/siteQueries.ts'
import { changed } from '#tests/unit/schemas/changed.ts'
import { seeded, shipped } from '#tests/unit/schemas/studioSchema.ts'

const queries = await siteQueries()

/** What a query finds among the shipped documents, one of them replaced. */
async function getAnswer(query: string, replacement?: { _id: string }, more: object[] = []) {
  const dataset = [...seeded.map((document) => (document._id === replacement?._id ? replacement : document)), ...more]
  const params = { slug: 'privacy', number: 1, language: 'en-CA', ending: 'tamarack' }
  const value = await evaluate(parse(query, { params }), { dataset, params })
  return JSON.parse(JSON.stringify(await value.get()))
}

/** Every part of the shipped documents whose loss used to break a page, and the fields that are then missed. */
const PARTS = [
  [personalPageQuery, 'personalPage', 'hero', 'hero'],
  [personalPageQuery, 'personalPage', 'howItWorks.steps', 'howItWorks.steps'],
  [personalPageQuery, 'personalPage', 'phoneDemo', ['phoneDemo', 'features.gauge']],
  [personalPageQuery, 'personalPage', 'seo', 'seo'],
  [personalPageQuery, 'personalPage', 'features.items.0.vignette', 'features.items["buying-power"].vignette'],
  [businessPageQuery, 'businessPage', 'calculator', 'calculator'],
  [siteSettingsQuery, 'siteSettings', 'header', 'header'],
  [siteSettingsQuery, 'siteSettings', 'footer.links', 'footer.links'],
  [siteSettingsQuery, 'siteSettings', 'contacts', 'contacts'],
  [siteSettingsQuery, 'siteSettings', 'productName', 'productName'],
  [siteSettingsQuery, 'siteSettings', 'rating.value', 'rating.value'],
  [partnersQuery, 'partner-tamarack', 'colour', '["partner-tamarack"].colour'],
] as const

describe('the shipped content', () => {
  it('has every required field', () => {
    expect(seeded.filter((document) => listMissingRequired(document).length > 0)).toEqual([])
  })

  it.each([...queries])('answers %s completely', async (_name, query) => {
    expect(listMissingFields(query, await getAnswer(query))).toEqual([])
  })
})

describe.each(PARTS)('%# a response', (query, id, path, missed) => {
  const without = changed(id, path, undefined)

  it(`without ${id} ${path} is incomplete, and replaced by the last complete one`, async () => {
    const [whole, broken] = await Promise.all([getAnswer(query), getAnswer(query, without)])
    expect(
      listMissingFields(query, broken).filter((field) => ![missed].flat().some((start) => field.startsWith(start))),
    ).toEqual([])
    expect(listMissingFields(query, broken)).not.toEqual([])
    expect(withFallback(query, broken, whole)).toEqual(whole)
  })
})

describe('an incomplete response without an earlier complete one', () => {
  it('shows the rest of its page around an empty section', async () => {
    const broken = await getAnswer(personalPageQuery, changed('personalPage', 'howItWorks', undefined))
    expect(withFallback(personalPageQuery, broken)).toEqual({
      ...broken,
      howItWorks: { heading: '', intro: '', estimateLink: null, steps: [] },
    })
  })

  it('omits an incomplete list item and keeps the others', async () => {
    const former = { ...changed('partner-tamarack', 'slug.current', 'birch'), _id: 'birch', formerSlugs: ['tamarack'] }
    const broken = await getAnswer(partnersQuery, changed('partner-tamarack', 'name', undefined), [former])
    expect(broken).toHaveLength(2)
    expect(withFallback(partnersQuery, broken)).toMatchObject([{ _id: 'birch' }])
  })

  it('throws an error with the path of a missing figure', async () => {
    const broken = await getAnswer(siteSettingsQuery, changed('siteSettings', 'rating.value', undefined))
    expect(() => withFallback(siteSettingsQuery, broken)).toThrow('rating.value')
  })
})

describe('a draft', () => {
  it('shows an incomplete list item', async () => {
    const writing = changed('personalPage', 'howItWorks.steps', [{ _key: 'new', title: 'A new step' }])
    const draft = withDraftDefaults(personalPageQuery, await getAnswer(personalPageQuery, writing))
    expect(draft.howItWorks.steps).toEqual([
      { _key: 'new', title: 'A new step', text: '', vignette: { label: '', value: null, note: null, rows: [] } },
    ])
  })

  it('has empty texts and null for missing numbers', async () => {
    const answer = await getAnswer(personalPageQuery, changed('personalPage', 'phoneDemo', undefined))
    expect(withDraftDefaults(personalPageQuery, answer).phoneDemo).toMatchObject({
      textAlternative: '',
      result: { gaugeLow: '', gaugeLowAmount: null },
    })
  })

  it('has null for a missing number and is otherwise unchanged', async () => {
    const answer = await getAnswer(siteSettingsQuery, changed('siteSettings', 'rating.value', undefined))
    const expected = { ...answer, rating: { ...answer.rating, value: null } }
    expect(withDraftDefaults(siteSettingsQuery, answer)).toEqual(expected)
  })
})

describe('listMissingRequired of a document', () => {
  it.each([
    ['with an object instead of a text', changed('supportPage', 'headline', { en: 'Help' }), ['headline']],
    ['with an unknown choice', changed('personalPage', 'hero.badges.0.key', 'moon'), ['hero.badges["rate-drop"].key']],
    ['without a nested field', changed('supportPage', 'card.title', null), ['card.title']],
    ['without an optional field', changed('personalPage', 'phoneDemo.loading.done', undefined), []],
    ['of an unknown type', { ...shipped('supportPage'), _type: 'note' }, []],
  ])('%s lists its missing fields', (_what, document, missing) => {
    expect(listMissingRequired(document)).toEqual(missing)
  })
})
