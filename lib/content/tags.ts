import { singletonPages } from '#lib/pages.ts'

/** Singleton types: the document's id equals its type. */
export const singletonTypes = [
  'siteSettings',
  ...singletonPages.map(({ type }) => type),
  'consentSettings',
  'disclosures',
  'estimateRules',
  'emailMessages',
  'onePager',
  'wordingRules',
] as const

/** The content types, used as cache tags. */
export const contentTypes = [
  ...singletonTypes,
  'faq',
  'testimonial',
  'pressLogo',
  'partnerLogo',
  'partner',
  'legalPolicy',
  'policyVersion',
  'redirect',
] as const

export type ContentTag = (typeof contentTypes)[number]

export function cacheTag(type: string): string {
  return `content:${type}`
}
