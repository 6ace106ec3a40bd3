/** The content types, by which cached pages are told apart. */
export const contentTypes = [
  'siteSettings',
  'personalPage',
  'businessPage',
  'waitlistPage',
  'supportPage',
  'linkPage',
  'scanPage',
  'notFoundPage',
  'unsubscribePage',
  'consentSettings',
  'disclosures',
  'emailMessages',
  'onePager',
  'wordingRules',
  'faq',
  'testimonial',
  'pressLogo',
  'partnerLogo',
  'partner',
  'legalPolicy',
  'policyVersion',
  'redirect',
] as const

/** Name of a content type. */
export type ContentTag = (typeof contentTypes)[number]

/** The cache tag of everything that shows documents of a type. */
export function cacheTag(type: string): string {
  return `content:${type}`
}
