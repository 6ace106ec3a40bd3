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
  'landingPage',
] as const

export type ContentTag = (typeof contentTypes)[number]

/** Types of the documents that pages of questions are made of. */
export const QUESTION_TAGS = ['faq', 'personalPage', 'businessPage', 'landingPage'] as const

export const getCacheTag = (type: string) => `content:${type}`

/** Stands for the content store itself in the webhook that announces that it is back. */
export const RECOVERED_STORE = 'contentStore'

/** The tag of pages rendered from the last responses of a store that did not respond. */
export const FALLBACK_TAG = getCacheTag(RECOVERED_STORE)
