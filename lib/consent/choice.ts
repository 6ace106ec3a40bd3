/** The cookie that remembers the choice; the cookie policy lists it by this name. */
export const CONSENT_COOKIE = 'homie_consent'

/** How long a choice is kept, in days: 12 months. */
export const CONSENT_LIFETIME_DAYS = 365

/** Set on whatever opens the choices again, in every footer. */
export const PRIVACY_CHOICES_ATTRIBUTE = 'data-privacy-choices'

/** Whatever opens the choices, as a CSS selector: that, and the banner's own button (`data-role` is the library's). */
export const OPENS_CHOICES = `[${PRIVACY_CHOICES_ATTRIBUTE}], #cc-main [data-role=show]`

/** What the visitor has decided. `undecided` also stands for a choice made under an earlier revision. */
export type ConsentChoice = 'undecided' | 'analytics' | 'essential-only'

interface StoredConsent {
  categories: readonly string[]
  revision: number
  /** True when the visitor agreed although their browser was sending Global Privacy Control. */
  underPrivacyControl: boolean
}

function parseConsentCookie(cookies: string): StoredConsent | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${CONSENT_COOKIE}=`))
  if (!pair) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(CONSENT_COOKIE.length + 1)))
    if (typeof value !== 'object' || value === null) return null
    const categories = 'categories' in value && Array.isArray(value.categories) ? value.categories : null
    const revision = 'revision' in value && typeof value.revision === 'number' ? value.revision : null
    if (!categories || revision === null) return null
    const data = 'data' in value && typeof value.data === 'object' ? value.data : null
    const underPrivacyControl = data !== null && 'underPrivacyControl' in data && data.underPrivacyControl === true
    return { categories: categories.filter((each) => typeof each === 'string'), revision, underPrivacyControl }
  } catch {
    // A cookie someone has tampered with is no consent.
    return null
  }
}

/**
 * Reads the choice without loading the consent library.
 *
 * Global Privacy Control counts as "Reject all", unless the visitor agreed while it was already on.
 *
 * @param cookies as in `document.cookie`
 * @param revision of the consent text in force; a choice made under another one is asked for again
 * @param privacyControl whether the browser sends Global Privacy Control
 */
export function parseConsentChoice(cookies: string, revision: number, privacyControl: boolean): ConsentChoice {
  const consent = parseConsentCookie(cookies)
  if (consent?.revision === revision && consent.categories.includes('analytics')) {
    return privacyControl && !consent.underPrivacyControl ? 'essential-only' : 'analytics'
  }
  if (privacyControl || consent?.revision === revision) return 'essential-only'
  return 'undecided'
}

/** The choice that counts on this page at this moment. */
export const getCurrentChoice = (revision: number): ConsentChoice =>
  parseConsentChoice(document.cookie, revision, navigator.globalPrivacyControl === true)

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}
