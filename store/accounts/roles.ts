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
export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory'

export interface Grant {
  documents: DocumentScope
  permissions: readonly Permission[]
}

interface RolePolicy {
  grants: readonly Grant[]
  /** Additional grants of a token, for the site to read preview secrets. */
  grantsToServers?: readonly Grant[]
  /** Whether uploads may create images. Changing one needs a grant. */
  uploads: boolean
  managesPeople?: true
}

const ALL_DOCUMENTS: DocumentScope = {}

const SYSTEM_TYPE_PREFIXES = ['system.', 'sanity.'] as const

export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** Type of the comments on content in the Studio. */
export const COMMENT = 'comment'

/** Presentation writes a short-lived secret as a draft and passes it to the site, which then shows drafts. */
const SECRET_DRAFTS: DocumentScope = { types: [PREVIEW_SECRET], state: 'draft' }

export const STUDIO_GRANTS: readonly Grant[] = [
  { documents: SECRET_DRAFTS, permissions: ['create', 'update'] },
  { documents: { types: [COMMENT], state: 'published' }, permissions: ['create', 'update'] },
]

/** Excludes preview secrets: with another person's secret, a preview would outlive the reader's account. */
const READ_GRANTS: readonly Grant[] = [
  { documents: { exceptTypesStarting: [PREVIEW_SECRET] }, permissions: ['read'] },
  { documents: ALL_DOCUMENTS, permissions: ['history'] },
]

/** Creates the policy of a role that writes documents of its own types and reads the rest. */
const createOwnerPolicy = (role: OwningRole): RolePolicy => ({
  grants: [
    ...READ_GRANTS,
    {
      documents: { types: OWN_TYPES[role].filter((type) => !isImmutable(type)) },
      permissions: ['create', 'update', 'editHistory'],
    },
    { documents: { types: OWN_TYPES[role].filter(isImmutable) }, permissions: ['create'] },
  ],
  uploads: true,
})

/** The rights of each role. The server enforces them and the Studio reads them. */
export const ROLES: Record<Role, RolePolicy> = {
  administrator: {
    grants: [{ documents: ALL_DOCUMENTS, permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
    uploads: true,
    managesPeople: true,
  },
  editor: {
    grants: [
      ...READ_GRANTS,
      {
        documents: { exceptTypesStarting: [...SYSTEM_TYPE_PREFIXES, ...IMMUTABLE_TYPES] },
        permissions: ['create', 'update', 'editHistory'],
      },
      { documents: { types: IMMUTABLE_TYPES }, permissions: ['create'] },
      { documents: { types: [IMAGE_ASSET] }, permissions: ['create', 'update', 'editHistory'] },
    ],
    uploads: true,
  },
  marketer: createOwnerPolicy('marketer'),
  legal: createOwnerPolicy('legal'),
  partnerManager: createOwnerPolicy('partnerManager'),
  viewer: {
    grants: READ_GRANTS,
    grantsToServers: [{ documents: SECRET_DRAFTS, permissions: ['read'] }],
    uploads: false,
  },
}

export const toStudioRole = (role: Role) => ({ name: role, ...ROLE_LABELS[role] })
