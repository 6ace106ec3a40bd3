import { evaluate, parse } from 'groq-js'
import { describe, expect, it, test } from 'vitest'
import {
  MAX_PRERENDERED_PARTNERS,
  partnerByIdQuery,
  partnerEndingsQuery,
  partnerSlugsQuery,
  partnersQuery,
} from '#lib/content/queries.ts'

const english = 'Maple Inc., licence 12345'
const french = 'Maple inc., permis 12345'

async function find(dataset: object[], ending: string): Promise<{ slug: string }[]> {
  const params = { language: 'fr-CA', ending }
  return (await evaluate(parse(partnersQuery, { params }), { dataset, params })).get()
}

const partner = (current: string, fields: object = {}) => ({
  _id: `partner-${current}`,
  _type: 'partner',
  name: current,
  slug: { current },
  ...fields,
})

test.each([
  ['a French disclosure', { french: { licenceDisclosure: french } }, french, 'fr-CA'],
  ['an English disclosure instead of a missing French one', {}, english, 'en-CA'],
])('a French page shows %s in its own language', async (_name, texts, licenceDisclosure, disclosureLanguage) => {
  const maple = partner('maple', { licenceDisclosure: english, ...texts })
  expect(await find([maple], 'maple')).toMatchObject([{ licenceDisclosure, disclosureLanguage }])
})

test('a build renders pages of the default partner and of the newest ones only', async () => {
  const created = (year: number) => ({ _createdAt: `${year}-01-01T00:00:00Z` })
  const dataset = [
    partner('oak', created(2026)),
    partner('default', created(2020)),
    partner('pine', created(2027)),
    ...Array.from({ length: MAX_PRERENDERED_PARTNERS }, (_, index) => partner(`old-${index}`, created(2021))),
  ]
  const slugs: string[] = await (await evaluate(parse(partnerSlugsQuery), { dataset })).get()
  expect(slugs.slice(0, 3)).toEqual(['default', 'pine', 'oak'])
  expect(slugs).toHaveLength(MAX_PRERENDERED_PARTNERS)
})

describe('the partners of a link ending', () => {
  const partners = [
    partner('default', { enabled: false }),
    partner('birch', { formerSlugs: ['maple-key', 'birch-lane'] }),
    partner('maple-key', { formerSlugs: ['maple'] }),
    partner('Cedar'),
    partner('elm', { enabled: false, formerSlugs: ['elm-street'] }),
    { ...partner('fir'), slug: null, formerSlugs: ['fir'] },
  ]

  it.each<[string, string[], string]>([
    ['birch', ['birch'], 'a present one'],
    ['maple-key', ['maple-key', 'birch'], 'the present one before a former one'],
    ['maple', ['maple-key'], 'a former one'],
    ['cedar', ['Cedar'], 'one that was stored in capitals'],
    ['default', ['default'], 'the default partner, which cannot be switched off'],
    ['elm', [], 'none for one that is switched off'],
    ['elm-street', [], 'none for a former one that is switched off'],
    ['fir', [], 'none for a partner without a link ending'],
    ['maple-keys', [], 'none for a longer one'],
    ['__proto__', [], 'none for a name every object has'],
  ])('%s are %j: %s', async (ending, slugs) => {
    expect((await find(partners, ending)).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('are known by all present and former link endings of active partners', async () => {
    const endings: unknown = await (await evaluate(parse(partnerEndingsQuery), { dataset: partners })).get()
    expect(endings).toEqual(['default', 'birch', 'maple-key', 'birch-lane', 'maple-key', 'maple', 'cedar'])
  })

  it.each([
    ['another link ending', { slug: { current: 'm' } }, ['m']],
    ['no link ending yet', { slug: {} }, ['maple-key']],
    ['nothing else, and is switched off', { enabled: false }, []],
  ])('lead to a draft with %s', async (_what, fields, slugs) => {
    const params = { id: 'partner-maple-key', ending: 'maple-key', language: 'en-CA' }
    const dataset = [partner('maple-key', fields)]
    const found: { slug: string }[] = await (
      await evaluate(parse(partnerByIdQuery, { params }), { dataset, params })
    ).get()
    expect(found.map(({ slug }) => slug)).toEqual(slugs)
  })

  it.each([10, 500])('are read without the other %i', async (count) => {
    const others = Array.from({ length: count }, (_, number) => partner(`other-${number}`))
    expect(await find([...others, ...partners], 'maple')).toHaveLength(1)
  })
})
