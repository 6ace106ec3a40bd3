import * as z from 'zod/mini'
import { type LeadForm, MAX_TEXT_LENGTH } from '#lib/forms.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'

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

/**
 * What visitors enter, in the order of mails and tables. Forms, storage, mails, tables, CSV and the webhook follow from it:
 * a field is added here, to the form that shows it below, and to the strings `forms.labels` and, for a choice,
 * `forms.options`.
 */
export const leadFields = {
  ...originator,
  leadsPerMonth: choice(['0-500', '500-1500', '1500-3000', '3000-5000', '5000+']),
  lenderType: choice(['a-lender', 'b-lender', 'private']),
  type: choice(['lender', 'broker', 'credit-union', 'other']),
} as const

export type LeadField = keyof typeof leadFields

interface FormField {
  name: LeadField
  /** Its label, when it is not that of the field's name. */
  label?: keyof CodeStrings['forms']['labels']
  /** Takes a whole row. */
  wide?: true
}

/** The fields of each form in reading order. */
export const formFields = {
  demo: [
    { name: 'company' },
    { name: 'name' },
    { name: 'email', wide: true },
    { name: 'leadsPerMonth' },
    { name: 'lenderType' },
    { name: 'type', wide: true },
  ],
  'one-pager': [
    { name: 'name', label: 'fullName', wide: true },
    { name: 'company', wide: true },
    { name: 'email', wide: true },
  ],
  'android-waitlist': [{ name: 'email', wide: true }],
} as const satisfies Record<LeadForm, readonly FormField[]>

/** One schema per form, for browser and server. `zod/mini` keeps the chunk small that a form loads on first focus. */
export const contracts = {
  demo: z.object({ ...leadFields, calculator: z.optional(line) }),
  'one-pager': z.object(originator),
  'android-waitlist': z.object({ email: email(MESSAGE_KEYS.emailRequired) }),
} as const

/** The request body of each form. */
export type LeadRequests = { [Form in keyof typeof contracts]: z.infer<(typeof contracts)[Form]> }
