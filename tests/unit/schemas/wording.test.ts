import { describe, expect, it } from 'vitest'
import { changed } from './changed.ts'
import { problemsOf, remarksOf, seeded, getStudio } from './studioSchema.ts'

/** The sample partner has no licence details, and its form says that they are required. */
const REMARKS = new Map([['partner-tamarack', [expect.stringContaining('licence numbers')]]])

describe('the content the site ships with', () => {
  it.each(seeded.map((document) => [document._id, document] as const))(
    '%s can be published, and makes no claim that legal forbids',
    async (_id, document) => {
      expect([await problemsOf(document), await remarksOf(document)]).toEqual([[], REMARKS.get(_id) ?? []])
    },
  )
})

const block = (...texts: string[]) => ({
  _type: 'block',
  _key: 'new',
  style: 'normal',
  markDefs: [],
  children: texts.map((text, index) => ({
    _type: 'span',
    _key: String(index),
    text,
    marks: index % 2 ? ['strong'] : [],
  })),
})

describe('a warning has the message of the rule', () => {
  it.each([
    ['in a paragraph', 'supportPage', 'text', 'Approval guaranteed', 'text: “Approval”: Nobody here'],
    ['once for each rule', 'supportPage', 'text', 'Approval guaranteed', 'text: “guaranteed”: Nothing about'],
    ['in one point of a list', 'disclosures', 'footer.1', 'Results are guaranteed.', 'footer.1: “guaranteed”'],
    ['in a label deep in a page', 'personalPage', 'hero.badges.0.label', 'Guaranteed', 'hero.badges.[].label: “Guar'],
    ['in what search engines show', 'supportPage', 'seo.title', 'Get approved', 'seo.title: “approved”'],
    [
      'in an answer, over bold and plain words',
      'faq-personal-free',
      'answer',
      [block('The lowest ', 'rate')],
      'answer.[]: “lowest rate”',
    ],
    [
      'in a policy',
      'legalPolicy-terms',
      'sections.0.paragraphs',
      [block('We guarantee it.')],
      'paragraphs.[]: “guarantee”',
    ],
    ['in an alt text', 'pressLogo-loonie', 'image.alt', 'Guaranteed', 'image.alt: “Guaranteed”'],
  ])('%s', async (_where, id, path, value, remark) => {
    expect((await remarksOf(changed(id, path, value))).join('\n')).toContain(remark)
  })
})

describe('a claim the law forbids cannot be published', () => {
  it.each([
    ['supportPage', 'text', 'Guaranteed approval for your home', 'text: “Guaranteed”: Promising an approval'],
    ['supportPage', 'text', 'Your approval is “guaranteed”', 'text: “guaranteed”: Promising an approval'],
    ['supportPage', 'text', 'We guarantee that you get preapproved', 'text: “guarantee”: Promising an approval'],
    ['personalPage', 'hero.headline', 'Get Pre-Approved Today', 'hero.headline: “Pre-Approved”: Only a lender'],
    ['faq-personal-free', 'answer', [block('Get pre-', 'approved')], 'answer.[]: “pre-approved”: Only a lender'],
    ['supportPage', 'text', 'A referral fee, even in Québec', 'text: “referral fee”: In British Columbia'],
    ['disclosures', 'footer.1', 'We pay referral fees in B.C.', 'footer.1: “referral fees”: In British Columbia'],
  ])('in %s, %s: %j', async (id, path, value, problem) => {
    expect((await problemsOf(changed(id, path, value))).join('\n')).toContain(problem)
  })

  it.each([
    'We do not guarantee approval.',
    'Approval is not guaranteed.',
    'Nobody can guarantee your approval.',
    'We can’t guarantee that a lender approves you.',
    'Beware of “guaranteed approval” offers.',
    'We do not pre-approve anybody.',
    'This is not a pre-approval.',
    'In Québec there are no referrals or referral fees.',
    'A referral fee in Ontario',
  ])('but its opposite can: %s', async (text) => {
    expect(await problemsOf(changed('supportPage', 'text', text))).toEqual([])
  })
})

describe('a French text', () => {
  it.each([
    ['supportPage-fr', 'text', 'Approbation garantie', 'text: “garantie”: Promettre une approbation'],
    ['personalPage-fr', 'hero.headline', 'Obtenez votre préapprobation', '“préapprobation”: Seul un prêteur'],
    ['disclosures-fr', 'footer.1', 'Une commission d’indication au Québec', 'En Colombie-Britannique et au Québec'],
  ])('is refused by French rules: %s, %s, %j', async (id, path, value, problem) => {
    expect((await problemsOf(changed(id, path, value))).join('\n')).toContain(problem)
  })

  it('may say that nothing is guaranteed', async () => {
    expect(await problemsOf(changed('supportPage-fr', 'text', 'L’approbation n’est pas garantie.'))).toEqual([])
  })

  it.each([
    ['supportPage-fr', 'Pre-approved mortgage, guaranteed'],
    ['supportPage', 'Meilleurs taux, préautorisé'],
  ])('is checked by the rules of its own language only: %s, %j', async (id, text) => {
    const document = changed(id, 'text', text)
    expect([...(await problemsOf(document)), ...(await remarksOf(document))].join()).not.toMatch(/lender|prêteur/)
  })

  it('on a document that languages share is checked by the rules of both', async () => {
    const remarks = await remarksOf(changed('partner-tamarack', 'scanMessage', 'Guaranteed, meilleur taux'))
    expect(remarks.join()).toMatch(/Nothing about.*Le produit/)
  })
})

describe('a rule that refuses', () => {
  const rule = (phrase: string, more: object) => ({
    _key: phrase,
    _type: 'wordingRule',
    phrases: [phrase],
    explanation: `Not “${phrase}”.`,
    reach: 'everywhere',
    ...more,
  })
  const rules = [
    rule('keys today', { severity: 'block' }),
    rule('move in tomorrow', { severity: 'warn' }),
    rule('cheapest', { severity: 'block', reach: 'marketing' }),
    rule('bonus', { severity: 'block', onlyWith: ['Québec'], exceptions: ['no bonus'] }),
    rule('lottery', { severity: 'something else' }),
  ]
  const studio = getStudio(
    seeded.map((document) => (document._id === 'wordingRules' ? changed('wordingRules', 'rules', rules) : document)),
    'refusing',
  )

  it.each([
    ['in a text', 'supportPage', 'text', 'Get your keys today!', ['text: “keys today”: Not “keys today”.']],
    [
      'in an answer, over bold and plain words',
      'faq-personal-free',
      'answer',
      [block('Your keys ', 'today')],
      ['answer.[]: “keys today”: Not “keys today”.'],
    ],
    ['however it is written', 'supportPage', 'text', 'KEYS\u00a0TODAY', ['text: “KEYS\u00a0TODAY”: Not “keys today”.']],
    ['in marketing', 'supportPage', 'text', 'The cheapest way', ['text: “cheapest”: Not “cheapest”.']],
    ['together with another word', 'supportPage', 'text', 'A bonus in Québec', ['text: “bonus”: Not “bonus”.']],
    ['not without that word', 'supportPage', 'text', 'A bonus in Ontario', []],
    ['not where an exception says so', 'supportPage', 'text', 'There is no bonus in Québec', []],
    ['not in a legal text, when it is about marketing', 'disclosures', 'footer.0', 'The cheapest way', []],
    ['not when it only warns', 'supportPage', 'text', 'Move in tomorrow', []],
    ['not when what happens was not chosen', 'supportPage', 'text', 'Win the lottery', []],
  ])('stops publishing %s', async (_where, id, path, value, problems) => {
    const { problemsOf } = await studio
    expect(await problemsOf(changed(id, path, value))).toEqual(problems)
  })

  it('says so as an error only, and what warns as a remark only', async () => {
    const { problemsOf, remarksOf: remarks } = await studio
    const both = changed('supportPage', 'text', 'Keys today, or move in tomorrow')
    expect(await problemsOf(both)).toEqual(['text: “Keys today”: Not “keys today”.'])
    expect(await remarks(both)).toEqual(['text: “move in tomorrow”: Not “move in tomorrow”.'])
  })
})
