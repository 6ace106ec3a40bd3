import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

const roles = ['editor', 'legal', 'partnerManager'] as const
type Author = (typeof roles)[number]

let site: Site
let tokens: Record<Author, string>
beforeAll(async () => {
  site = await openSite()
  const signedIn = async (role: Author) => {
    await site.add(role)
    return site.tokenOf(await site.signIn(`${role}@example.test`))
  }
  tokens = {
    editor: await signedIn('editor'),
    legal: await signedIn('legal'),
    partnerManager: await signedIn('partnerManager'),
  }
  const french = question({ _id: 'there-french', language: 'fr-CA' })
  const there = [
    french,
    policy({ _id: 'there-policy' }),
    partner({ _id: 'there-partner' }),
    redirect,
    wordingRules,
    named,
  ]
  for (const document of there) await write(document, WRITE_TOKEN)
})
afterAll(() => site.close())

/** A document with whatever it holds. */
interface Content {
  _id: string
  _type: string
  [field: string]: unknown
}

const write = (createOrReplace: Content, token: string) =>
  site.call('/data/mutate/production', { method: 'POST', token, json: { mutations: [{ createOrReplace }] } })

const getDraft = (document: Content): Content => ({ ...document, _id: `drafts.${document._id}` })

async function publish(document: Content, token: string) {
  expect((await write(getDraft(document), token)).status).toBe(200)
  const action = {
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${document._id}`,
    publishedId: document._id,
  }
  return site.call('/data/actions/production', { method: 'POST', token, json: { actions: [action] } })
}

const block = (...texts: string[]) => ({
  _key: 'a',
  _type: 'block',
  style: 'normal',
  children: texts.map((text, at) => ({ _key: `b${at}`, _type: 'span', text, marks: ['c'].slice(at) })),
  markDefs: [],
})
const linked = (href: string) => [{ ...block('Read on'), markDefs: [{ _key: 'c', _type: 'link', href }] }]
const asset = { _type: 'reference', _ref: 'image-mark-100x40-svg', _weak: true }
const logo = (image: object) => wholeDocument({ _id: 'maple-daily', _type: 'pressLogo', name: 'Maple Daily', image })
const support = (fields: object) => wholeDocument({ _id: 'supportPage', _type: 'supportPage', ...fields })
const question = (fields: object): Content => wholeDocument({ _id: 'question', _type: 'faq', ...fields })
const answer = (href: string) => question({ answer: linked(href) })
const review = (fields: object) => wholeDocument({ _id: 'review', _type: 'testimonial', ...fields })
const addresses = { supportEmail: 'support', partnersEmail: 'a@example.com', privacyEmail: 'a@example.com' }
const contacts = { ...addresses, privacyOfficerTitle: 'Officer', source: 'confirmed' }
const partner = (fields: object) =>
  wholeDocument({ _id: 'cedar-row', _type: 'partner', name: 'Cedar Row', slug: { current: 'cedar-row' }, ...fields })
const policy = (fields: object) =>
  wholeDocument({
    _id: 'terms',
    _type: 'legalPolicy',
    slug: { current: 'terms' },
    lastUpdated: '2025-08-18',
    effectiveDate: '2999-01-01',
    ...fields,
  })
const settings = (fields: object) => wholeDocument({ _id: 'siteSettings', _type: 'siteSettings', ...fields })
const withMenu = (...personalMenu: object[]) =>
  settings({ header: { personalTab: 'a', businessTab: 'b', personalMenu, businessMenu: [{ label: 'c', href: '/' }] } })
const section = (id: string) => ({ _key: id, _type: 'policySection', id, heading: 'Words', paragraphs: [block('x')] })
const footerNotes = (...footer: string[]) => wholeDocument({ _id: 'disclosures', _type: 'disclosures', footer })
const rule = (phrase: string, fields: object) => ({
  _key: phrase,
  _type: 'wordingRule',
  phrases: [phrase],
  explanation: `Never “${phrase}”.`,
  reach: 'everywhere',
  severity: 'block',
  ...fields,
})
const wordingRules = {
  _id: 'wordingRules',
  _type: 'wordingRules',
  rules: [
    rule('keys today', {}),
    rule('cheapest', { reach: 'marketing' }),
    rule('move in tomorrow', { severity: 'warn' }),
  ],
}
const named = settings({ _id: 'there-settings', productName: 'Homie', titleSeparator: ' | ' })
const redirect = { _id: 'there-redirect', _type: 'redirect', from: '/spring', to: '/business' }

/** Documents the Studio would not publish, their author, and the expected message. */
const broken: [what: string, author: Author, document: Content, words: string][] = [
  ['a picture without words', 'editor', logo({ asset }), '“image.alt”: Say in words what the picture shows'],
  ['a logo without a picture', 'editor', logo({ alt: 'Maple Daily' }), '“image”: The picture is missing. Upload one.'],
  ['six of five stars', 'editor', review({ rating: 6 }), '“rating”: Write 5 or less.'],
  ['no email address', 'editor', settings({ contacts }), '“contacts.supportEmail”: This is not an email address.'],
  ['an address that is taken', 'legal', policy({}), '“slug”: Another document has this already'],
  ['a link value that is taken', 'partnerManager', partner({}), 'has the link ending “cedar-row” already'],
  [
    'a headline too long for its place',
    'editor',
    support({ headline: 'x'.repeat(61) }),
    '“headline”: Too long: use at most 60 characters.',
  ],
  [
    'a search description too long',
    'editor',
    support({ seo: { title: 'Help', description: 'x'.repeat(156) } }),
    '“seo.description”: Too long: use at most 155',
  ],
  ['a dead link', 'editor', answer('/gone'), '“answer[0].markDefs[0].href”: There is no page at “/gone”.'],
  ['a link to no section', 'editor', answer('#reviews'), 'This page has no section “#reviews”.'],
  ['a link that runs a program', 'editor', answer('javascript:alert(1)'), 'A link may not run a program'],
  [
    'a policy finished on a day to come',
    'legal',
    policy({ slug: { current: 'privacy' }, lastUpdated: '2999-01-01' }),
    '“lastUpdated”: This day is in the future.',
  ],
  ['words legal refuses', 'editor', support({ text: 'Keys today!' }), '“text”: “Keys today”: Never “keys today”.'],
  ['words legal refuses in its own texts too', 'legal', footerNotes('Keys today'), '“footer[0]”: “Keys today”: Never'],
  ['an unknown token', 'editor', support({ text: 'Write to {nope}' }), '“text”: {nope} cannot be filled in here'],
  ['a token of another place', 'editor', support({ text: 'Up to {figure}' }), '{figure} cannot be filled in here'],
  [
    'an unknown token in an answer',
    'editor',
    question({ answer: [block('Up to {nope}')] }),
    '“answer”: {nope} cannot be filled in here',
  ],
  ['a token in a policy', 'legal', policy({ title: 'Of {legalName}' }), '“title”: Visitors would read {legalName}'],
  ['a link to a token that is no address', 'editor', answer('{year}'), 'A link begins with'],
  ['a question without words', 'editor', question({ question: '' }), '“question”: Required.'],
  ['an answer of an empty paragraph', 'editor', question({ answer: [block(' ')] }), '“answer”: Required.'],
  ['a question without an answer', 'editor', question({ answer: [] }), '“answer”: The page needs at least 1.'],
  ['a menu without items', 'editor', withMenu(), '“header.personalMenu”: The page needs at least 1'],
  [
    'a menu too long',
    'editor',
    withMenu(...Array.from({ length: 9 }, () => ({ label: 'Home', href: '#home' }))),
    '“header.personalMenu”: The page has room for 7 at most.',
  ],
  [
    'one category of cookies',
    'legal',
    wholeDocument({ _id: 'consentSettings', _type: 'consentSettings', categories: [] }),
    '“categories”: The page has room for exactly 2.',
  ],
  [
    'an address without encryption',
    'editor',
    settings({ blogUrl: 'http://blog.example.com' }),
    '“blogUrl”: Begin the address with https://.',
  ],
  ['no address', 'editor', settings({ blogUrl: 'blog' }), '“blogUrl”: This is no web address.'],
  [
    'an address with an invisible character',
    'editor',
    settings({ blogUrl: 'https://blog.example.com/homes\u200B' }),
    '“blogUrl”: Leave out the invisible character',
  ],
  [
    'an address with a user name',
    'editor',
    settings({ blogUrl: 'https://bank.example@evil.example' }),
    '“blogUrl”: Take the name and password out',
  ],
  [
    'a colour that is none',
    'partnerManager',
    partner({ slug: { current: 'colourful' }, colour: 'blue' }),
    '“colour”: Only a colour such as #1F3F66 is allowed here.',
  ],
  [
    'a link value no link can hold',
    'partnerManager',
    partner({ slug: { current: 'Cedar & Row' } }),
    '“slug”: Use small letters, digits and single dashes.',
  ],
  [
    'a search title too long with the name before it',
    'editor',
    support({ seo: { title: 'x'.repeat(53), description: 'x' } }),
    '“seo.title”: With “Homie | ” before it the title has 61 characters',
  ],
  [
    'two sections with one anchor',
    'legal',
    policy({ slug: { current: 'privacy' }, sections: [section('agreement'), section('agreement')] }),
    '“sections”: Two sections have the anchor “agreement”.',
  ],
  [
    'introductions in British Columbia',
    'partnerManager',
    partner({ slug: { current: 'west' }, referralProvinces: ['ON', 'BC'] }),
    '“referralProvinces[1]”: This is none of the choices.',
  ],
  [
    'an item in another language',
    'editor',
    support({ shown: { _type: 'reference', _ref: 'there-french' } }),
    '“there-french”, which it shows, is not. Choose one in the same language',
  ],
  ['a link value without letters', 'partnerManager', partner({ slug: { current: '' } }), '“slug”: Required.'],
]

describe('a signed-in request that bypasses the Studio', () => {
  it.each(broken)('cannot publish %s', async (_what, author, document, words) => {
    for (const attempt of [publish, write]) {
      const refused = await attempt(document, tokens[author])
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(words)])
    }
    expect(site.store.get(document._id)).toBeUndefined()
  })

  it('gets all errors at once', async () => {
    const refused = await publish(support({ headline: 'x'.repeat(61), text: 'x'.repeat(201) }), tokens.editor)
    expect(await refused.text()).toMatch(/“headline”: .* “text”: /)
  })

  it.each<[string, Author, Content]>([
    ['a text as long as its place', 'editor', support({ headline: 'x'.repeat(60) })],
    ['a picture with words', 'editor', logo({ asset, alt: 'Maple Daily' })],
    ['a link that a redirect leads on', 'editor', answer('/Spring')],
    ['a policy that applies later', 'legal', policy({ slug: { current: 'privacy' } })],
    ['words that a person should judge', 'editor', support({ text: 'Move in tomorrow' })],
    ['words of a legal text that only marketing may not say', 'legal', footerNotes('The cheapest way')],
    ['a token of the site', 'editor', support({ text: 'Write to {supportEmail}' })],
    ['a link to a token that is an address', 'editor', answer('{blogUrl}')],
    ['an optional address that is empty', 'partnerManager', partner({ slug: { current: 'new' }, appStoreUrl: '' })],
    ['a search title that fits', 'editor', support({ seo: { title: 'x'.repeat(52), description: 'x' } })],
    ['introductions in Ontario', 'partnerManager', partner({ slug: { current: 'o' }, referralProvinces: ['ON'] })],
    ['a new partner', 'partnerManager', partner({ slug: { current: 'cedar-row-west' } })],
  ])('publishes %s', async (_what, author, document) => {
    const answered = await publish(document, tokens[author])
    expect([answered.status, await answered.text()]).toEqual([200, expect.any(String)])
    const gone = { method: 'POST', token: WRITE_TOKEN, json: { mutations: [{ delete: { id: document._id } }] } }
    expect((await site.call('/data/mutate/production', gone)).status).toBe(200)
  })
})

describe('a server that imports older content', () => {
  it.each([
    ['a picture without words', logo({ asset })],
    ['a text too long for its place', support({ headline: 'x'.repeat(61) })],
    ['a dead link', answer('/gone')],
    ['words legal refuses', support({ text: 'Keys today' })],
  ])('may import %s', async (_what, document) => {
    const { _id } = document
    const brought = { ...document, _id: `older-${_id}` }
    expect((await write(brought, WRITE_TOKEN)).status).toBe(200)
  })
})

it('a document of an older release, which lacks a field, can be changed unless it loses another', async () => {
  const { answer: _answer, ...older } = question({ _id: 'of-older-release' })
  site.store.commit({ mutations: [], next: new Map([[older._id, { _createdAt: new Date().toISOString(), ...older }]]) })
  const patch = (operations: object) =>
    site.call('/data/mutate/production', {
      method: 'POST',
      token: WRITE_TOKEN,
      json: { mutations: [{ patch: { id: older._id, ...operations } }] },
    })
  expect((await patch({ set: { question: 'In other words?' } })).status).toBe(200)
  const refused = await patch({ unset: ['question'] })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('in them: “question”. Fill')])
})

it.each(['soon', '2026-02-30', '2026-1-1', ''])('a server cannot publish %j as a day', async (effectiveDate) => {
  const policy = wholeDocument({ _id: 'legalPolicy-imported', _type: 'legalPolicy', effectiveDate })
  const refused = await write(policy, WRITE_TOKEN)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('no day of the calendar in “eff'),
  ])
})

it('what was no day in an earlier release does not block other changes', async () => {
  const policy = wholeDocument({ _id: 'legalPolicy-older', _type: 'legalPolicy', effectiveDate: 'soon' })
  site.store.commit({
    mutations: [],
    next: new Map([[policy._id, { ...policy, _createdAt: new Date().toISOString() }]]),
  })
  expect((await write({ ...policy, title: 'Privacy' }, WRITE_TOKEN)).status).toBe(200)
  expect((await write({ ...policy, lastUpdated: 'lately' }, WRITE_TOKEN)).status).toBe(409)
})
