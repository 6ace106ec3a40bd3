import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contracts, EMAIL_PATTERN, formFields, leadFields } from '#leads/contracts.ts'
import { LEAD_FORMS } from '#lib/forms.ts'
import { translateGroup } from '#lib/i18n/translator.ts'

const complete = {
  name: 'Ann',
  email: 'ann@lender.example',
  company: 'North',
  leadsPerMonth: '0-500',
  lenderType: 'b-lender',
  type: 'lender',
}
const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message])

test('Spaces around every value are dropped, and inside a name they become one', () => {
  const padded = { ...complete, name: '  Ann \t\r\n Tremblay ', email: ' ann@lender.example\n' }
  expect(contracts.demo.parse(padded)).toEqual({ ...complete, name: 'Ann Tremblay' })
})

test('figures of the calculator may come along', () => {
  const figures = { ...complete, calculator: 'Leads per month: 1,500' }
  expect(contracts.demo.parse(figures)).toEqual(figures)
})

test('Unknown fields are dropped', () => {
  expect(contracts['one-pager'].parse({ ...complete, admin: true })).toEqual({
    name: 'Ann',
    email: 'ann@lender.example',
    company: 'North',
  })
})

test('Missing and malformed fields have different errors', () => {
  expect(messages(contracts.demo.safeParse({ ...complete, company: ' ', type: '', email: 'ann@lender' }))).toEqual([
    ['email', 'validation.emailInvalid'],
    ['company', 'validation.fillAllFields'],
    ['type', 'validation.fillAllFields'],
  ])
  expect(messages(contracts.demo.safeParse({ ...complete, email: ' ' }))).toEqual([
    ['email', 'validation.fillAllFields'],
  ])
  expect(messages(contracts['android-waitlist'].safeParse({ email: ' ' }))).toEqual([
    ['email', 'validation.emailRequired'],
  ])
})

test.each([
  '<ann@lender.example>',
  'ann@lender.example>',
  'ann@len\u{fe0f}der.example',
  '"ann"@lender.example',
  'ann@lender.example.',
  'ann@mail。lender.example',
  'ann@lender.example,',
  'ann@lender.example;',
  'ann@lender.example!',
  '(ann@lender.example)',
  'mailto:ann@lender.example',
  'ann,bob@lender.example',
  'ann@lender.example\u{fe0f}',
])('refuses the email %s, to which mail would not arrive or which is another spelling', (email) => {
  expect(contracts['android-waitlist'].safeParse({ email }).success).toBe(false)
})

test('drops the invisible marks of a copied email', () => {
  const { email } = contracts['android-waitlist'].parse({ email: '\u{202a}ann@lender.example\u{202c}\u{200b} ' })
  expect(email).toBe('ann@lender.example')
})

test.each(["o'brien+tag@lender.example", 'ann@lender.xn--p1ai', 'ann@उदाहरण.भारती'])(
  'accepts the email %s',
  (email) => {
    expect(contracts['android-waitlist'].parse({ email })).toEqual({ email })
  },
)

test('An email in full-width letters is that of the usual ones', () => {
  expect(contracts['android-waitlist'].parse({ email: 'ann@ｌｅｎｄｅｒ．example' })).toEqual({
    email: 'ann@lender.example',
  })
})

test('Whatever is typed as an email, only the pattern, the characters and the length decide', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (typed) => {
      const value = typed
        .replace(/\p{Cf}/gu, '')
        .trim()
        .normalize('NFKC')
      const refused = /[\p{Cc}\p{Cf}\p{DI}()<>[\]:;,\\"。]|[^\p{L}\p{M}\p{N}]$/u
      const valid = value.length <= 254 && EMAIL_PATTERN.test(value) && !refused.test(value)
      expect(contracts['android-waitlist'].safeParse({ email: typed }).success).toBe(valid)
    }),
  )
})

test('A hostile address is judged by its length before its pattern is tried', () => {
  const hostile = `a@${'.'.repeat(1_000_000)}`
  expect(messages(contracts['android-waitlist'].safeParse({ email: hostile }))).toEqual([
    ['email', 'validation.emailInvalid'],
  ])
})

test('Every option has words to be shown in', () => {
  const choices = Object.entries(leadFields).flatMap(([name, schema]) =>
    'options' in schema ? [[name, schema.options]] : [],
  )
  const words = Object.entries(translateGroup('forms').options).map(([name, labels]) => [name, Object.keys(labels)])
  expect(words).toEqual(choices)
})

test.each(LEAD_FORMS)('The form %s shows each field of its request, and nothing else', (form) => {
  const shown = formFields[form].map(({ name }) => name)
  const requested = Object.keys(contracts[form].shape).filter((name) => name !== 'calculator')
  expect(shown.toSorted()).toEqual(requested.toSorted())
})
