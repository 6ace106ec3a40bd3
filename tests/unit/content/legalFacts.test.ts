import { describe, expect, it } from 'vitest'
import content from '#content/en.json' with { type: 'json' }

type Key = keyof typeof content.policies
type Policy = (typeof content.policies)[Key]

/** The sentences of a legal document, lists and table included. */
function sentences(policy: Policy): string[] {
  const sections = policy.sections.flatMap(({ paragraphs, bullets, closing }) => [
    ...paragraphs,
    ...bullets,
    ...closing,
  ])
  const table = 'cookieTable' in policy ? policy.cookieTable.rows.map((row) => Object.values(row).join(' | ')) : []
  return [...sections.flatMap((text) => text.split(/(?<=[.:;?!]) /)), ...table]
}

/** Each legal fact, by the document that must state it in one sentence. */
const facts: Record<Key, readonly (readonly [fact: string, words: RegExp])[]> = {
  cookies: [
    ['essential cookies are always on', /essential cookies are always on/i],
    ['analytics is off by default', /analytics cookies are off by default/i],
    ['analytics is loaded only on opt-in', /nothing of our analytics tools is downloaded or stored before you opt in/i],
    ['one choice is Accept all', /^Accept all:/],
    ['one choice is Reject all', /^Reject all:/],
    ['one choice is Customize', /^Customize:/],
    ['the analytics cookie lasts about 24 months', /analytics cookie .* lasts about 24 months/i],
    ['so says the table', /^_ga.*\| About 24 months$/],
    ['the identity cookie lasts 365 days', /identity cookie .* lasts 365 days/i],
    ['there are no advertising cookies', /we use no advertising cookies/i],
  ],
  privacy: [
    ['the company is a Canadian corporation', /a Canadian corporation/],
    ['the privacy officer has an email address', /^Email: privacy@example\.com|at privacy@example\.com/],
    ['name, email, phone and province are collected', /your name, email, phone number and province/i],
    ['goals are collected', /^Your goals and situation|the home you have in mind/],
    ['uploaded documents are collected', /documents you choose to upload/i],
    ['connections are optional', /without connecting anything/i],
    [
      'credit comes through a bureau, bank data through an aggregator',
      /credit bureau and your bank data through a bank-data aggregator/i,
    ],
    ['British Columbia and Québec get education only', /British Columbia and Québec, Homie offers education only/],
    ['without referrals', /we make no referrals/i],
    ['a handoff needs consent', /only with your consent, we share these five things/i],
    ['it shares the name', /^Your name$/],
    ['the email', /^Your email$/],
    ['the phone number', /^Your phone number$/],
    ['the province', /^Your province$/],
    ['and a Mortgage Ready note', /^A Mortgage Ready note/],
    ['an unsubscribe link is valid for 60 days', /valid for at least 60 days/],
    ['and actioned within 10 business days', /within 10 business days/],
    ['records of consent are kept 24 months', /record of each consent .* at least 24 months/i],
    ['records of breaches are kept 24 months', /breach.*24 months|records are kept for at least 24 months/i],
    [
      'visits are counted as totals, by what is stored',
      /by page, language, page variant, partner, campaign and what happened/,
    ],
    ['the totals hold nothing of a visitor', /no cookie, identifier, IP address, browser or time of day/],
    [
      'a form keeps where its visit came from',
      /keep with it the page, partner, campaign or site that brought you here/,
    ],
    ['the age of majority is required', /age of majority where you live and be at least 19/i],
  ],
  terms: [
    ['liability is capped', /limited to the greater of 100 CAD or the amount you paid us in the past 12 months/],
    ['Québec law governs', /^Québec law .* govern these terms/],
    ['the courts are those of Montréal', /courts of Montréal/],
    [
      'people in Québec get an answer within 30 days',
      /live in Québec, you receive our written response within 30 days/,
    ],
    ['support replies within 1 business day', /support replies within 1 business day/i],
  ],
}

describe.each(['cookies', 'privacy', 'terms'] as const)('the %s policy says that', (key) => {
  const all = sentences(content.policies[key])
  it.each(facts[key])('%s', (_fact, words) => {
    expect(all.filter((sentence) => words.test(sentence))).not.toEqual([])
  })
})

describe('every footer says that', () => {
  it.each([
    [
      'Homie neither lends nor brokers',
      /^Homie is not a lender or a mortgage broker and does not give pre-approvals\./,
    ],
    ['figures are educational estimates', /Buying power figures are educational estimates\./],
    ['British Columbia and Québec get education only', /^In British Columbia and Québec, Homie offers education only/],
    ['a partner pays Homie, consumers nothing', /Homie is paid by a partner only when .* Consumers pay nothing\.$/],
  ])('%s', (_fact, words) => {
    expect(content.disclosures.footer.filter((paragraph) => words.test(paragraph))).toHaveLength(1)
  })
})

describe('the legal documents', () => {
  it.each([
    ['privacy', '2025-09-29'],
    ['terms', '2025-08-18'],
    ['cookies', '2025-08-18'],
  ] as const)('%s was last updated on %s', (key, date) => {
    expect(content.policies[key].lastUpdated).toBe(date)
  })

  it.each(Object.entries(content.policies))('%s has an anchor of its own for every section', (_key, { sections }) => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([])
  })
})
