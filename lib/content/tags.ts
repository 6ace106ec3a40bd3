import { singletonPages } from '#lib/pages.ts'

/** Singleton types: the document's id equals its type. */
export const singletonTypes = [
  'siteSettings',
  ...singletonPages.map(({ type }) => type),
  'consentSettings',
  'disclosures',
  'estimateRules',
  'sampleBuyer',
  'emailMessages',
  'onePager',
  'wordingRules',
] as const

const singletons: ReadonlySet<string> = new Set(singletonTypes)

export const isSingleton = (type: string) => singletons.has(type)

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

export const getCacheTag = (type: string) => `content:${type}`
