import * as z from 'zod/mini'
import { MAX_TEXT_LENGTH } from '#lib/forms.ts'

/** Values of the choices. Their labels are `forms.options.{field}.*`. */
export const LEADS_PER_MONTH = ['0-500', '500-1500', '1500-3000', '3000-5000', '5000+'] as const
export const LENDER_TYPES = ['a-lender', 'b-lender', 'private'] as const
export const BUSINESS_TYPES = ['lender', 'broker', 'credit-union', 'other'] as const

/** Tested against the trimmed value, after the check of its length. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Longest address a mail server accepts (RFC 5321, section 4.5.3.1, without the angle brackets). */
export const MAX_EMAIL_LENGTH = 254

/** Messages are keys of the code-owned strings (`lib/i18n`), so the schemas are independent of language. */
export const MESSAGE_KEYS = {
  incomplete: 'validation.fillAllFields',
  emailInvalid: 'validation.emailInvalid',
  emailRequired: 'validation.emailRequired',
} as const

export type MessageKey = (typeof MESSAGE_KEYS)[keyof typeof MESSAGE_KEYS]

export const isMessageKey = (text: unknown): text is MessageKey => Object.values<unknown>(MESSAGE_KEYS).includes(text)

/** One line of text: control characters and runs of space become one space, so no value can break a mail header. */
const line = z.string({ error: MESSAGE_KEYS.incomplete }).check(
  z.overwrite((value) => value.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
  z.minLength(1, { error: MESSAGE_KEYS.incomplete }),
  z.maxLength(MAX_TEXT_LENGTH, { error: MESSAGE_KEYS.incomplete }),
)

const email = (whenMissing: MessageKey) =>
  z.string({ error: whenMissing }).check(
    // A copied address may hold invisible marks.
    z.overwrite((value) => value.replace(/\p{Cf}/gu, '').trim()),
    // As mail programs do with a domain: it may be written with full-width letters.
    z.normalize('NFKC'),
    z.minLength(1, { error: whenMissing, abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: MESSAGE_KEYS.emailInvalid, abort: true }),
    z.regex(EMAIL_PATTERN, { error: MESSAGE_KEYS.emailInvalid, abort: true }),
    // Mail programs drop these characters, read them as dots, or allow them in quotes only. Pasted from a text, an address
    // may end with punctuation.
    z.regex(/^[^\p{Cc}\p{Cf}\p{DI}()<>[\]:;,\\"。]*(?<=[\p{L}\p{M}\p{N}])$/u, { error: MESSAGE_KEYS.emailInvalid }),
  )

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: MESSAGE_KEYS.incomplete })

const originator = { name: line, email: email(MESSAGE_KEYS.incomplete), company: line }

/** One schema per form, for browser and server. `zod/mini` keeps the chunk small that a form loads on first focus. */
export const contracts = {
  demo: z.object({
    ...originator,
    leadsPerMonth: choice(LEADS_PER_MONTH),
    lenderType: choice(LENDER_TYPES),
    type: choice(BUSINESS_TYPES),
    calculator: z.optional(line),
  }),
  'one-pager': z.object(originator),
  'android-waitlist': z.object({ email: email(MESSAGE_KEYS.emailRequired) }),
} as const

/** The request body of each form. */
export type LeadRequests = { [Form in keyof typeof contracts]: z.infer<(typeof contracts)[Form]> }
