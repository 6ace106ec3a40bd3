import { getPageTypes } from '#lib/pages.ts'
import { type Role, ROLE_WORDS } from './roles.ts'

/**
 * The types of document that are one role's own work, besides that of administrators and editors. A type that stands
 * nowhere here is changed by those two only.
 */
export const OWN_TYPES = {
  marketer: [
    ...getPageTypes('marketer'),
    'siteSettings',
    'faq',
    'testimonial',
    'pressLogo',
    'partnerLogo',
    'emailMessages',
    'onePager',
    'redirect',
  ],
  legal: [...getPageTypes('legal'), 'policyVersion', 'disclosures', 'estimateRules', 'consentSettings', 'wordingRules'],
  partnerManager: ['partner'],
} as const satisfies Partial<Record<Role, readonly string[]>>

/**
 * Types whose documents are made and then never changed: what was published and in force. An administrator may still
 * mend one by hand.
 */
export const IMMUTABLE_TYPES = ['policyVersion'] as const

/** Whether documents of a type stay as they were made. */
export const isKept = (type: string) => IMMUTABLE_TYPES.some((kept) => kept === type)

export type OwningRole = keyof typeof OWN_TYPES

export const OWNING_ROLES = ['marketer', 'legal', 'partnerManager'] as const satisfies OwningRole[]

/** The types a role may change: its own, all of them, or none. */
export function listChangeableTypes(role: Role): 'all' | readonly string[] {
  if (role === 'administrator' || role === 'editor') return 'all'
  return role === 'viewer' ? [] : OWN_TYPES[role]
}

/** Titles of the roles that change a type: its owner first, then who changes everything. */
export function listOwners(type: string): string[] {
  const owners: Role[] = OWNING_ROLES.filter((role) => listChangeableTypes(role).includes(type))
  return [...owners, 'editor' as const, 'administrator' as const].map((role) => ROLE_WORDS[role].title)
}
