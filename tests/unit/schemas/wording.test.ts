import { describe, expect, it } from 'vitest'
import { changed } from './changed.ts'
import { remarksOf, seeded } from './studioSchema.ts'

describe('the content the site ships with', () => {
  it.each(seeded.map((document) => [document._id, document] as const))(
    '%s makes no claim that legal forbids',
    async (_id, document) => {
      expect(await remarksOf(document)).toEqual([])
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

describe('a writer is told the rule', () => {
  it.each([
    [
      'in a headline',
      'personalPage',
      'hero.headline',
      'Get Pre-Approved Today',
      'hero.headline: “Pre-Approved”: Only a',
    ],
    ['in a paragraph', 'supportPage', 'text', 'Approval guaranteed', 'text: “Approval”: Nobody here'],
    ['once for each rule', 'supportPage', 'text', 'Approval guaranteed', 'text: “guaranteed”: Nothing about'],
    ['in one point of a list', 'disclosures', 'footer.1', 'Results are guaranteed.', 'footer.1: “guaranteed”'],
    ['in a label deep in a page', 'personalPage', 'hero.badges.0.label', 'Guaranteed', 'hero.badges.[].label: “Guar'],
    ['in what search engines show', 'supportPage', 'seo.title', 'Get approved', 'seo.title: “approved”'],
    [
      'in an answer, over bold and plain words',
      'faq-personal-free',
      'answer',
      [block('Get pre-', 'approved')],
      'answer.[]: “pre-approved”',
    ],
    [
      'in a policy',
      'legalPolicy-terms',
      'sections.0.paragraphs',
      [block('We guarantee it.')],
      'paragraphs.[]: “guarantee”',
    ],
    ['in the words that stand for a picture', 'pressLogo-loonie', 'image.alt', 'Guaranteed', 'image.alt: “Guaranteed”'],
    [
      'about referral fees in Québec',
      'supportPage',
      'text',
      'A referral fee, even in Québec',
      'text: “referral fee”: In',
    ],
  ])('%s', async (_where, id, path, value, remark) => {
    expect((await remarksOf(changed(id, path, value))).join('\n')).toContain(remark)
  })

  it('not about referral fees elsewhere', async () => {
    expect(await remarksOf(changed('supportPage', 'text', 'A referral fee in Ontario'))).toEqual([])
  })
})
