import { contentTypes } from '#lib/content/tags.ts'
import { getPageTypes } from '#lib/pages.ts'
import { type Role, ROLE_LABELS } from './roles.ts'

/** Document types that a role owns. Administrators and editors change these too, and all types not listed here. */
export const OWN_TYPES = {
  marketer: [
    ...getPageTypes('marketer'),
    'siteSettings',
    'sampleBuyer',
    'faq',
    'testimonial',
    'pressLogo',
    'partnerLogo',
    'emailMessages',
    'onePager',
    'redirect',
    'landingPage',
  ],
  legal: [...getPageTypes('legal'), 'policyVersion', 'disclosures', 'estimateRules', 'consentSettings', 'wordingRules'],
  partnerManager: ['partner'],
} as const satisfies Partial<Record<Role, readonly string[]>>

/** Types whose documents are never changed after creation. Administrators may still correct one by hand. */
export const IMMUTABLE_TYPES = ['policyVersion'] as const

/** Types without scheduled drafts: policies, which need a change summary, and their versions. */
export const unschedulableTypes: ReadonlySet<string> = new Set(['legalPolicy', ...IMMUTABLE_TYPES])

/** Returns whether documents of a type are immutable. */
export const isImmutable = (type: string) => IMMUTABLE_TYPES.some((kept) => kept === type)

/** The content types whose documents people write. Policy versions are created when their policy is published. */
export const editableTypes = contentTypes.filter((type) => !isImmutable(type))

export type OwningRole = keyof typeof OWN_TYPES

export const OWNING_ROLES = ['marketer', 'legal', 'partnerManager'] as const satisfies OwningRole[]

/** Lists the types that a role may change. */
export function listChangeableTypes(role: Role): 'all' | readonly string[] {
  if (role === 'administrator' || role === 'editor') return 'all'
  return role === 'viewer' ? [] : OWN_TYPES[role]
}

/** Lists the titles of the roles that may change a type, its owner first. */
export function listOwners(type: string): string[] {
  const owners: Role[] = OWNING_ROLES.filter((role) => listChangeableTypes(role).includes(type))
  return [...owners, 'editor' as const, 'administrator' as const].map((role) => ROLE_LABELS[role].title)
}
