import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { partnersQuery } from '#lib/content/queries.ts'

const english = 'Maple Inc., licence 12345'
const french = 'Maple inc., permis 12345'

test.each([
  ['a French disclosure', { french: { licenceDisclosure: french } }, french, 'fr-CA'],
  ['an English disclosure instead of a missing French one', {}, english, 'en-CA'],
])('a French page shows %s in its own language', async (_name, texts, licenceDisclosure, disclosureLanguage) => {
  const partner = { _id: 'p', _type: 'partner', slug: { current: 'maple' }, licenceDisclosure: english, ...texts }
  const params = { language: 'fr-CA' }
  const value = await evaluate(parse(partnersQuery, { params }), { dataset: [partner], params })
  expect(await value.get()).toMatchObject([{ licenceDisclosure, disclosureLanguage }])
})
