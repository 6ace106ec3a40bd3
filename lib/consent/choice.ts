/** Name of the cookie that stores the choice; the cookie policy lists it. */
export const CONSENT_COOKIE = 'homie_consent'

/** Attribute of the links and the button that open the choices. */
export const PRIVACY_CHOICES_ATTRIBUTE = 'data-privacy-choices'

/** The visitor's choice. A choice made under an earlier revision counts as `undecided`. */
type ConsentChoice = 'undecided' | 'analytics' | 'essential-only'

function parseConsentCookie(cookies: string) {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${CONSENT_COOKIE}=`))
  if (!pair) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(CONSENT_COOKIE.length + 1)))
    if (typeof value !== 'object' || value === null) return null
    if (!('categories' in value && Array.isArray(value.categories) && 'revision' in value)) return null
    const { categories, revision } = value
    const data = 'data' in value && typeof value.data === 'object' ? value.data : null
    /** Whether the visitor agreed while their browser sent Global Privacy Control. */
    const underPrivacyControl = data !== null && 'underPrivacyControl' in data && data.underPrivacyControl === true
    return { agreed: categories.includes('analytics'), revision, underPrivacyControl }
  } catch {
    // A malformed cookie is not consent.
    return null
  }
}

/** Reads the choice. Global Privacy Control counts as "Reject all", unless the visitor agreed while it was on. */
export function parseConsentChoice(cookies: string, revision: number, privacyControl: boolean): ConsentChoice {
  const consent = parseConsentCookie(cookies)
  if (consent?.revision === revision && consent.agreed) {
    return privacyControl && !consent.underPrivacyControl ? 'essential-only' : 'analytics'
  }
  if (privacyControl || consent?.revision === revision) return 'essential-only'
  return 'undecided'
}

export const getCurrentChoice = (revision: number): ConsentChoice =>
  parseConsentChoice(document.cookie, revision, navigator.globalPrivacyControl === true)

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}
