import { CONSENT_COOKIE } from './choice.ts'

/** Lifetime of a choice: 12 months. */
const CONSENT_LIFETIME_SECONDS = 365 * 86_400

/** Formats the cookie of a choice for a page's host, as scripts and responses set it. */
export const formatConsentCookie = (choice: string, { hostname, protocol }: { hostname: string; protocol: string }) =>
  [
    `${CONSENT_COOKIE}=${encodeURIComponent(choice)}`,
    'Path=/',
    // With the same domain as in earlier releases, whose cookie it replaces.
    ...(hostname.includes('.') ? [`Domain=${hostname}`] : []),
    `Max-Age=${CONSENT_LIFETIME_SECONDS}`,
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

/** Stores the visitor's choice, and whether they agree although Global Privacy Control is on. */
export function saveChoice(agrees: boolean, revision: number): void {
  const choice = {
    categories: agrees ? ['essential', 'analytics'] : ['essential'],
    revision,
    data: { underPrivacyControl: navigator.globalPrivacyControl === true },
    lastConsentTimestamp: new Date().toISOString(),
  }
  document.cookie = formatConsentCookie(JSON.stringify(choice), location)
}
