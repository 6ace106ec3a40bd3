import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import type { DemoRequest, OnePagerRequest, WaitlistRequest } from './contracts.ts'

/** The three forms of the site, with the path each one posts to. */
export const FORM_PATHS = {
  demo: '/api/website/register-demo',
  'one-pager': '/api/website/register-1-pager',
  'android-waitlist': '/api/website/register-android',
} as const

export type LeadForm = keyof typeof FORM_PATHS

/** What each form sends. */
export interface LeadRequests {
  demo: DemoRequest
  'one-pager': OnePagerRequest
  'android-waitlist': WaitlistRequest
}

/** Where a form asks for a token that proves when it was opened. */
export const FORM_TOKEN_PATH = '/api/website/form-token'

/** Where the 1-pager is opened, in a language. */
export const getOnePagerPath = (locale: Locale): string =>
  locale === defaultLocale ? '/api/website/1-pager' : `/api/website/1-pager?lang=${locale}`

/** Headers that travel beside the specified body. Both are optional: without them only stricter limits apply. */
export const FORM_TOKEN_HEADER = 'x-form-token'
export const HONEYPOT_HEADER = 'x-form-trap'

/** How long the browser holds back a form that was filled faster than a person types, in milliseconds. */
export const MINIMUM_FILL_MS = 1_000

/** What the server asks for: a little less, so that clocks of two instances may differ. */
export const MINIMUM_TOKEN_AGE_MS = 700
