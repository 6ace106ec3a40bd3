import { render, toPlainText } from '@react-email/render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mergeMail } from '#leads/mail/merge.tsx'
import { MessageDocument } from '#leads/mail/MessageDocument.tsx'
import { composeTeamMessage, composeVisitorMessage, type MergeFields } from '#leads/mail/composeMessages.ts'
import { LEAD_FORMS } from '#lib/forms.ts'
import { locales } from '#lib/i18n/locales.ts'
import { seedContents } from '#tests/contract/leads/seedContent.ts'

const fields: MergeFields = {
  answers: { email: 'ann@lender.example', name: 'Ann', company: 'Maple', leadsPerMonth: '500–1,500', lenderType: null },
  origin: { partner: 'maple', landing_variant: null, split: '', utm_campaign: 'a / b', referrer_host: null },
  calculator: null,
  receivedAt: 'November 29, 2026 at 9:46 a.m.',
  language: 'French',
  unsubscribe: 'https://homie.example/unsubscribe?token=a&b',
}

const unlike: Record<string, Partial<MergeFields>> = {
  'plain words': {},
  'no name and no company': { answers: { ...fields.answers, name: null, company: null } },
  'characters of HTML': { answers: { ...fields.answers, name: `<b>"Ann" & 'Co'</b>`, company: '</title><script>' } },
  'what replacements and slots are written with': {
    answers: { ...fields.answers, name: '$& $1 {company}', company: '\uE0000\uE001' },
  },
  'spaces and lines': { answers: { ...fields.answers, name: 'Ann   Lee', company: 'Two\nlines' } },
  'figures of the calculator': { calculator: '1,000 leads: 12 more funded.' },
  'a value twice': { answers: { ...fields.answers, name: 'Maple', company: 'Maple Inc.' } },
}

const composers = { visitor: composeVisitorMessage, team: composeTeamMessage }
const headings = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }))

/** Lists the elements of HTML, with one of the two ways to write an apostrophe. */
const toLines = (html: string) => html.replaceAll('&#x27;', '&#39;').split(/(?=<)/)

describe.each(['visitor', 'team'] as const)('a message to the %s', (audience) => {
  it.each(Object.keys(unlike))('with %s is the same as one that is rendered for it alone', async (name) => {
    for (const locale of locales) {
      for (const form of LEAD_FORMS) {
        const context = { content: seedContents[locale], siteUrl: 'https://homie.example' }
        const given = { ...fields, ...unlike[name] }
        const texts = composers[audience](form, given, context)
        const document = await render(<MessageDocument texts={texts} />)
        const merged = await mergeMail(audience, form, given, context)
        expect(merged.subject).toBe(texts.subject)
        expect(merged.text).toBe(toPlainText(document, { selectors: headings }))
        expect(toLines(merged.html)).toEqual(toLines(document))
      }
    }
  })
})

afterEach(() => void vi.useRealTimers())

it('is not rendered anew for another request of the form', async () => {
  const context = { content: { ...seedContents['en-CA'] }, siteUrl: 'https://homie.example' }
  await mergeMail('visitor', 'demo', fields, context)
  // What is loaded later has no effect on what is rendered already.
  context.content.emails = { ...context.content.emails, common: { ...context.content.emails.common, signOff: 'Later' } }
  const answers = { ...fields.answers, name: 'Lee' }
  const { text } = await mergeMail('visitor', 'demo', { ...fields, answers }, context)
  expect([text.includes('Lee'), text.includes('Later')]).toEqual([true, false])
})

it('has the current year after the turn of the year', async () => {
  const { emails } = seedContents['en-CA']
  const common = { ...emails.common, identity: '© {year} {legalName}' }
  const context = {
    content: { ...seedContents['en-CA'], emails: { ...emails, common } },
    siteUrl: 'https://homie.example',
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') })
  expect((await mergeMail('visitor', 'demo', fields, context)).text).toContain('© 2026')
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'))
  expect((await mergeMail('visitor', 'demo', fields, context)).text).toContain('© 2027')
})

it('is rendered again after it could not be rendered', async () => {
  let isBroken = true
  const content = {
    ...seedContents['en-CA'],
    get emails() {
      if (isBroken) throw new Error('broken')
      return seedContents['en-CA'].emails
    },
  }
  const context = { content, siteUrl: 'https://homie.example' }
  await expect(mergeMail('visitor', 'demo', fields, context)).rejects.toThrow('broken')
  isBroken = false
  expect((await mergeMail('visitor', 'demo', fields, context)).text).toContain('Ann')
})
