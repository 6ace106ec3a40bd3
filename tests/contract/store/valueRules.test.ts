import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

/** Rules of single values that only the forms of the Studio used to enforce. */

let site: Site
let token: string
beforeAll(async () => {
  site = await openSite()
  await site.add('administrator')
  token = await site.tokenOf(await site.signIn('administrator@example.test'))
})
afterAll(() => site.close())

const rating = { value: 4.8, count: 150, best: 5, shortText: 'x', text: 'x', source: 'confirmed' }
const mark = { _type: 'reference', _ref: 'there-logo', _weak: true }
const cookie = { name: 'a', kind: 'a', purpose: 'a', party: 'a', lifetime: 'a' }
const wholeCategory = { key: 'essential', title: 'a', description: 'a', alwaysOn: true, cookies: [cookie] }
const contacts = {
  partnersEmail: 'a@example.com',
  privacyEmail: 'a@example.com',
  privacyOfficerTitle: 'a',
  source: 'confirmed',
}
const only = (type: string) => (fields: object) => wholeDocument({ _id: type, _type: type, ...fields })
const consent = only('consentSettings')
const settings = only('siteSettings')
const review = (fields: object) => wholeDocument({ _id: 'review', _type: 'testimonial', ...fields })
const partner = (fields: object) => wholeDocument({ _id: 'cedar-row', _type: 'partner', name: 'Cedar Row', ...fields })
const policy = (fields: object) =>
  wholeDocument({
    _id: 'terms',
    _type: 'legalPolicy',
    lastUpdated: '2025-08-18',
    effectiveDate: '2999-01-01',
    ...fields,
  })
const wording = (fields: object) => {
  const rule = { phrases: ['a'], explanation: 'Never.', reach: 'everywhere', severity: 'block', ...fields }
  return only('wordingRules')({ rules: [{ _key: 'a', _type: 'wordingRule', ...rule }] })
}

it.each<[string, object, string]>([
  ['half a star', review({ rating: 4.5 }), '“rating”: Write a whole number, without a decimal point.'],
  [
    'half a consent revision',
    policy({ slug: { current: 'privacy' }, consentRevision: 1.5 }),
    '“consentRevision”: Write a whole number',
  ],
  [
    'a rating of three digits',
    settings({ rating: { ...rating, value: 4.567 } }),
    '“rating.value”: Digits after the decimal point: at most 1.',
  ],
  [
    'one logo twice',
    wholeDocument({ _id: 'personalPage', _type: 'personalPage', press: { heading: 'Read', logos: [mark, mark] } }),
    '“press.logos[0]”: This is in the list twice. Remove one.',
  ],
  [
    'five times one section',
    wholeDocument({
      _id: 'personalPage',
      _type: 'personalPage',
      sectionOrder: [1, 2, 3, 4, 5].map((key) => ({ _key: `${key}`, _type: 'placedSection', section: 'faq' })),
    }),
    '“sectionOrder[0]”: The page needs each section once.',
  ],
  [
    'one province twice',
    partner({ slug: { current: 'west' }, referralProvinces: ['ON', 'ON'] }),
    '“referralProvinces[1]”: This is in the list twice.',
  ],
  ['one phrase twice', wording({ phrases: ['safe', 'safe'] }), '“rules[0].phrases[0]”: This is in the list'],
  ['one exception twice', wording({ exceptions: ['a', 'a'] }), '“rules[0].exceptions[1]”: This is in the'],
  ['a phrase without a word', wording({ phrases: ['…'] }), '“rules[0].phrases[0]”: Write at least one word.'],
  ['a rule without phrases', wording({ phrases: [] }), '“rules[0].phrases”: Write at least one word or'],
  [
    'one category of cookies twice',
    consent({ categories: [1, 2].map(() => wholeCategory) }),
    '“categories”: Two items have the category “essential”.',
  ],
  [
    'a policy that applies before it was finished',
    policy({ slug: { current: 'privacy' }, effectiveDate: '2025-08-17' }),
    '“effectiveDate”: A text cannot apply before it was finished.',
  ],
  [
    'a policy that applies on no day',
    policy({ slug: { current: 'privacy' }, effectiveDate: 'tomorrow' }),
    '“effectiveDate”: This is not a date.',
  ],
  [
    'a policy that applies on a day no calendar has',
    policy({ slug: { current: 'privacy' }, effectiveDate: '2999-02-30' }),
    '“effectiveDate”: This is not a date.',
  ],
  [
    'a policy finished on no day',
    policy({ slug: { current: 'privacy' }, lastUpdated: '2025' }),
    '“lastUpdated”: This is not a date.',
  ],
  [
    'rules of an estimate as of no day',
    wholeDocument({ _id: 'estimateRules', _type: 'estimateRules', rulesAsOf: 'today' }),
    '“rulesAsOf”: This is not a date.',
  ],
  [
    'a second default partner',
    partner({ slug: { current: 'west' }, kind: 'default' }),
    '“kind”: The default partner has the link ending “default”.',
  ],
  [
    'a default partner that is a company',
    partner({ slug: { current: 'default' }, kind: 'lender' }),
    '“kind”: The link ending “default” belongs to the site itself.',
  ],
  [
    'an address that mail servers refuse',
    settings({ contacts: { ...contacts, supportEmail: 'a"b@example.com' } }),
    '“contacts.supportEmail”: This is not an email address.',
  ],
])('a signed-in request cannot publish %s', async (_what, document, words) => {
  const json = { mutations: [{ createOrReplace: document }] }
  const refused = await site.call('/data/mutate/production', { method: 'POST', token, json })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(words)])
})
