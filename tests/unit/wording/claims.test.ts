import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import { findClaims, findDocumentClaims } from '#lib/wording/findViolations.ts'
import { getApproval, parseRules } from '#lib/wording/rules.ts'

/** The phrases found in a text, as they stand there. */
const found = (rule: object, ...paragraphs: string[]) =>
  findClaims(paragraphs, parseRules([rule])).map(({ phrase }) => phrase)

const preApproval = { phrases: ['pre-approved'] }
const guarantee = { phrases: ['guarantee*'], exceptions: ['not guarantee*', 'not a guarantee'] }
const referralFees = {
  phrases: ['referral fee*'],
  exceptions: ['no referral fee*'],
  onlyWith: ['British Columbia', 'BC', 'B.C.', 'Québec'],
}

describe('a forbidden phrase', () => {
  it.each([
    ['Get pre-approved today', preApproval, ['pre-approved']],
    ['PRE-APPROVED!', preApproval, ['PRE-APPROVED']],
    ['You are preapproved.', preApproval, ['preapproved']],
    ['“Pre approved”, they say', preApproval, ['Pre approved']],
    ['pre‑approved with a hyphen that does not break', preApproval, ['pre‑approved']],
    ['pre\u00ADapproved with a soft hyphen', preApproval, ['pre\u00ADapproved']],
    ['pre–approved and pre-approved', preApproval, ['pre–approved', 'pre-approved']],
    ['Guaranteed', guarantee, ['Guaranteed']],
    ['It guarantees results', guarantee, ['guarantees']],
    ['Un prêt préapprouvé', { phrases: ['pré-approuvé'] }, ['préapprouvé']],
    ['Un pret preapprouve', { phrases: ['pré-approuvé'] }, ['preapprouve']],
    ['un pre\u0301t pre\u0301approuve\u0301 ici', { phrases: ['pré-approuvé'] }, ['pre\u0301approuve\u0301']],
    ['you’re approved', { phrases: ["you're approved"] }, ['you’re approved']],
    ['Your “guaranteed” home', { phrases: ['guaranteed home'] }, ['guaranteed” home']],
    ['lowest  rate', { phrases: ['lowest rate'] }, ['lowest  rate']],
  ])('is found in “%s”', (text, rule, phrases) => {
    expect(found(rule, text)).toEqual(phrases)
  })

  it.each([
    ['part of another word', 'Unguaranteed', { phrases: ['guaranteed'] }],
    ['continued by another ending', 'guaranteeing', { phrases: ['guarantee'] }],
    ['said not to hold', 'This is not guaranteed.', guarantee],
    ['said not to be one', 'It is not a guarantee of results.', guarantee],
    [
      'warned of in quotation marks',
      'Beware of “guaranteed” rates.',
      { ...guarantee, exceptions: ['beware of guarantee*'] },
    ],
    ['words apart', 'Pre-owned homes, approved by nobody', preApproval],
    ['an empty phrase', 'Any text', { phrases: ['', ' ', '*', '-'] }],
    ['made of signs of an expression', 'Anything (at all)', { phrases: ['(.*'] }],
  ])('is not found where it is %s', (_why, text, rule) => {
    expect(found(rule, text)).toEqual([])
  })

  it('is found beside an exception that does not cover it', () => {
    expect(found(guarantee, 'Results are not guaranteed, savings are guaranteed.')).toEqual(['guaranteed'])
  })

  it('is named once per paragraph, with the paragraph', () => {
    const claims = findClaims(['nothing', 'guaranteed, guaranteed'], parseRules([guarantee]))
    expect(claims.map(({ paragraph }) => paragraph)).toEqual([1])
  })

  it('does not reach over the end of a paragraph', () => {
    expect(found(preApproval, 'pre', 'approved')).toEqual([])
  })
})

describe('referral fees', () => {
  it.each([
    ['We pay referral fees in British Columbia.', ['referral fees']],
    ['Referral fees in B.C.', ['Referral fees']],
    ['A referral fee, also in Quebec', ['referral fee']],
    ['QUÉBEC: referral fees', ['referral fees']],
    ['We pay referral fees in Ontario.', []],
    ['A referral fee for every abc', []],
    ['In Québec there are no referral fees.', []],
  ])('“%s” names %j', (text, phrases) => {
    expect(found(referralFees, text)).toEqual(phrases)
  })

  it('count when the province stands in another paragraph of the same text', () => {
    expect(found(referralFees, 'In Québec:', 'We pay referral fees.')).toEqual(['referral fees'])
  })
})

describe('any phrase', () => {
  const word = fc.stringMatching(/^[a-z]{2,9}$/)
  const words = fc.array(word, { minLength: 1, maxLength: 4 })
  const hyphen = fc.constantFrom('-', '‑', '–', '', ' ', '\u00A0')
  const edge = fc.constantFrom('. ', ', ', ' “', ' ', '\n', '(')

  it('is found in any spelling, between any words', () => {
    const check = fc.property(words, hyphen, fc.boolean(), edge, (parts, joint, loud, around) => {
      const shown = loud ? parts.join(joint).toUpperCase() : parts.join(joint)
      expect(found({ phrases: [parts.join('-')] }, `Zzz${around}${shown}${around}zzz`)).toContain(shown)
    })
    fc.assert(check)
  })

  it('can be searched for in any text', () => {
    const check = fc.property(fc.string({ unit: 'binary' }), fc.string(), (phrase, text) => {
      expect(found({ phrases: [phrase], exceptions: [phrase], onlyWith: [phrase] }, text)).toEqual([])
    })
    fc.assert(check)
  })
})

describe('the rules of a new store', () => {
  it.each([
    ['Best lender in Ontario', english, 'Best lender'],
    ['Your #1 mortgage app', english, '#1 mortgage'],
    ['Le meilleur prêteur du Québec', french, 'meilleur prêteur'],
    ['Votre courtier nº 1', french, 'courtier nº 1'],
  ])('refuse the superlative “%s” until legal approves it', (text, content, phrase) => {
    const claims = findClaims([text], parseRules(content.wordingRules.rules))
    expect(claims.map((claim) => [claim.phrase, claim.rule.severity])).toEqual([[phrase, 'approve']])
  })

  it('let through plain words', () => {
    expect(findClaims(['The best time to call your lender'], parseRules(english.wordingRules.rules))).toEqual([])
  })
})

it.each(['supportPage', 'drafts.supportPage', 'versions.spring.supportPage'])('an approval holds in %s', (_id) => {
  const rule = { phrases: ['best rate'], severity: 'approve', language: 'en-CA' }
  const document = { _id, _type: 'supportPage', text: 'The best rate' }
  const findWaiting = (approved: string[]) => findDocumentClaims(document, parseRules([{ ...rule, approved }]), 'block')
  expect(findWaiting([])).toHaveLength(1)
  expect(findWaiting([getApproval('supportPage', 'best rate')])).toEqual([])
})
