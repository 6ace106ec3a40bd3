import { pageTypesOf } from '#lib/pages.ts'
import { type Role, ROLE_NAMES, ROLE_WORDS } from './roles.ts'

/**
 * The types of document that are one role's own work, besides that of administrators and editors. A type that stands
 * nowhere here is changed by those two only.
 */
export const OWN_TYPES = {
  marketer: [
    ...pageTypesOf('marketer'),
    'siteSettings',
    'faq',
    'testimonial',
    'pressLogo',
    'partnerLogo',
    'emailMessages',
    'onePager',
    'redirect',
  ],
  legal: [...pageTypesOf('legal'), 'policyVersion', 'disclosures', 'consentSettings', 'wordingRules'],
  partnerManager: ['partner'],
} as const satisfies Partial<Record<Role, readonly string[]>>

/**
 * Types whose documents are made and then never changed: what was published and in force. An administrator may still
 * mend one by hand.
 */
export const KEPT_TYPES = ['policyVersion'] as const

/** Whether documents of a type stay as they were made. */
export const isKept = (type: string) => KEPT_TYPES.some((kept) => kept === type)

export type OwningRole = keyof typeof OWN_TYPES

export const OWNING_ROLES = ['marketer', 'legal', 'partnerManager'] as const satisfies OwningRole[]

/** The types a role may change: its own, all of them, or none. */
export function changeableTypes(role: Role): 'all' | readonly string[] {
  if (role === 'administrator' || role === 'editor') return 'all'
  return role === 'viewer' ? [] : OWN_TYPES[role]
}

/** Titles of the roles that change a type: its owner first, then who changes everything. */
export function whoChanges(type: string): string[] {
  const owners: Role[] = OWNING_ROLES.filter((role) => changeableTypes(role).includes(type))
  return [...owners, 'editor' as const, 'administrator' as const].map((role) => ROLE_WORDS[role].title)
}

/** What Sanity's cloud calls its own roles, and how one of a project's own may be written there. */
const CLOUD_NAMES: ReadonlyMap<string, Role> = new Map([
  ['developer', 'editor'],
  ['contributor', 'editor'],
  ['partner-manager', 'partnerManager'],
])

/** What the Studio offers to a user, by their roles. */
export interface Standing {
  /** Looks after people and leads. */
  administers: boolean
  /** Asks the store questions by hand. */
  queries: boolean
  /** Has documents of some type to change. */
  changes: boolean
  /** Whether documents of a type are theirs to change. */
  mayChange: (type: string) => boolean
}

/**
 * Custom roles of Sanity's cloud restrict what their users may change by themselves, so the Studio hides nothing from
 * them; the embedded store has no custom roles.
 */
const roleNamed = (name: string): Role => ROLE_NAMES.find((role) => role === name) ?? CLOUD_NAMES.get(name) ?? 'editor'

/**
 * What the Studio offers a person. It shapes what is seen; what is allowed the store decides on every call.
 *
 * @param user who is signed in, with roles as the embedded store or Sanity's cloud names them
 */
export function permissionsFor(user: { roles: readonly { name: string }[] } | null | undefined): Standing {
  const names = user?.roles.map(({ name }) => name) ?? []
  const changeable = names.map((name) => changeableTypes(roleNamed(name)))
  return {
    administers: names.includes('administrator'),
    queries: names.some((name) => name === 'administrator' || name === 'developer'),
    changes: changeable.some((types) => types.length > 0),
    mayChange: (type) => changeable.some((types) => types === 'all' || types.includes(type)),
  }
}
