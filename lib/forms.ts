/** The site's three forms. */
export const LEAD_FORMS = ['demo', 'one-pager', 'android-waitlist'] as const

export type LeadForm = (typeof LEAD_FORMS)[number]

export const isLeadForm = (name: string): name is LeadForm => LEAD_FORMS.some((form) => form === name)

/** The path each form posts to. */
export const FORM_PATHS = {
  demo: '/api/website/register-demo',
  'one-pager': '/api/website/register-1-pager',
  'android-waitlist': '/api/website/register-android',
} as const satisfies Record<LeadForm, string>

/** Maximum length of a person's or company's name. Fields accept no more; a longer value counts as missing. */
export const MAX_TEXT_LENGTH = 200

/** Path that issues a token with the time a form was opened. */
export const FORM_TOKEN_PATH = '/api/website/form-token'

/** Optional headers of a form request. Without them stricter rate limits apply. */
export const FORM_TOKEN_HEADER = 'x-form-token'
export const HONEYPOT_HEADER = 'x-form-honeypot'

/** Optional header with the addresses by which the visit began, separated by a space. */
export const VISIT_HEADER = 'x-form-visit'

/** Name of the hidden field. Not of a kind that autofill knows: a visitor whose autofill fills it in would count as a bot. */
export const HONEYPOT_FIELD = 'comments'

/** Minimum time between opening and submitting a form in the browser, in milliseconds; a faster submit waits. */
export const MIN_FILL_MS = 1_000

/** Minimum time on the server: a little less, as the clocks of two instances may differ. */
export const MIN_TOKEN_AGE_MS = 700
