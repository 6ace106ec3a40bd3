import { isImmutable, IMMUTABLE_TYPES, OWN_TYPES, type OwningRole } from '#lib/roles/ownership.ts'
import { type Role, ROLE_LABELS } from '#lib/roles/roles.ts'
import { IMAGE_ASSET } from '../assets/asset-names.ts'

/** A set of documents that meet all conditions. Without conditions, all documents. */
export interface DocumentScope {
  types?: readonly string[]
  exceptTypesStarting?: readonly string[]
  /** `published`: an id without a dot. `draft`: an id that starts with `drafts.`. */
  state?: 'published' | 'draft'
}

export function isInScope(scope: DocumentScope, document: { _id: string; _type: string }): boolean {
  if (scope.types && !scope.types.includes(document._type)) return false
  if (scope.exceptTypesStarting?.some((prefix) => document._type.startsWith(prefix))) return false
  if (scope.state === 'published') return !document._id.includes('.')
  if (scope.state === 'draft') return document._id.startsWith('drafts.')
  return true
}

/** Permissions of Sanity's access control lists. */
export type Permission = 'read' | 'create' | 'update'

export interface Grant {
  documents: DocumentScope
  permissions: readonly Permission[]
}

const SYSTEM_TYPE_PREFIXES = ['system.', 'sanity.'] as const

export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** Type of the comments on content in the Studio. */
export const COMMENT = 'comment'

/** Presentation writes a short-lived secret as a draft and passes it to the site, which then shows drafts. */
const SECRET_DRAFTS: DocumentScope = { types: [PREVIEW_SECRET], state: 'draft' }

/** Additional grants of people, for the Studio. */
export const STUDIO_GRANTS: readonly Grant[] = [
  { documents: SECRET_DRAFTS, permissions: ['create', 'update'] },
  { documents: { types: [COMMENT], state: 'published' }, permissions: ['create', 'update'] },
]

/** Additional grants of tokens, for the site to read preview secrets. */
export const SITE_GRANTS: readonly Grant[] = [{ documents: SECRET_DRAFTS, permissions: ['read'] }]

/** Excludes preview secrets: with another person's secret, a preview would outlive the reader's account. */
const READ_GRANT: Grant = { documents: { exceptTypesStarting: [PREVIEW_SECRET] }, permissions: ['read'] }

/** Creates the grants of a role that writes documents of its own types and reads the rest. */
const createOwnerGrants = (role: OwningRole): Grant[] => [
  READ_GRANT,
  { documents: { types: OWN_TYPES[role].filter((type) => !isImmutable(type)) }, permissions: ['create', 'update'] },
  { documents: { types: OWN_TYPES[role].filter(isImmutable) }, permissions: ['create'] },
]

/** The rights of each role. The server enforces them and the Studio reads them. */
export const ROLES: Record<Role, readonly Grant[]> = {
  administrator: [{ documents: {}, permissions: ['read', 'create', 'update'] }],
  editor: [
    READ_GRANT,
    {
      documents: { exceptTypesStarting: [...SYSTEM_TYPE_PREFIXES, ...IMMUTABLE_TYPES] },
      permissions: ['create', 'update'],
    },
    { documents: { types: IMMUTABLE_TYPES }, permissions: ['create'] },
    { documents: { types: [IMAGE_ASSET] }, permissions: ['create', 'update'] },
  ],
  marketer: createOwnerGrants('marketer'),
  legal: createOwnerGrants('legal'),
  partnerManager: createOwnerGrants('partnerManager'),
  viewer: [READ_GRANT],
}

export const toStudioRole = (role: Role) => ({ name: role, ...ROLE_LABELS[role] })
