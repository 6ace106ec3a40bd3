/** Names of the content types, by which cached pages are told apart. */
export type ContentTag =
  | 'siteSettings'
  | 'personalPage'
  | 'businessPage'
  | 'waitlistPage'
  | 'supportPage'
  | 'linkPage'
  | 'scanPage'
  | 'notFoundPage'
  | 'unsubscribePage'
  | 'consentSettings'
  | 'emailMessages'
  | 'onePager'
  | 'faq'
  | 'testimonial'
  | 'pressLogo'
  | 'partnerLogo'
  | 'partner'
  | 'legalPolicy'

/** The cache tag of everything that shows documents of a type. */
export function cacheTag(type: string): string {
  return `content:${type}`
}
