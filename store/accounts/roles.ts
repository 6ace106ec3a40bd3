import { isKept, IMMUTABLE_TYPES, OWN_TYPES, type OwningRole } from '#lib/roles/ownership.ts'
import { type Role, ROLE_WORDS } from '#lib/roles/roles.ts'

/** A set of documents. All given conditions must hold; none means all documents. */
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

/** Permissions in the terms of Sanity's access control lists. */
export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory'

export interface Grant {
  documents: DocumentScope
  permissions: readonly Permission[]
}

interface RolePolicy {
  grants: readonly Grant[]
  /** Additional grants of a server with a token: the site reads the secret of a preview. */
  grantsToServers?: readonly Grant[]
  /** Additional grants of a person who is signed in. */
  grantsAtStudio?: readonly Grant[]
  /** Types of asset documents that may be created by an upload; changing one needs a grant. */
  uploads: readonly string[]
  managesPeople: boolean
}

const EVERYTHING: DocumentScope = {}

const SYSTEM_TYPE_PREFIXES = ['system.', 'sanity.'] as const
export const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'] as const

export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** What people say to each other in the Studio about the content. */
export const COMMENT = 'comment'

const COMMENTS: Grant = { documents: { types: [COMMENT], state: 'published' }, permissions: ['create', 'update'] }

/** Presentation writes a short-lived secret, as a draft, and hands it to the site, which then shows drafts. */
const PREVIEW_SECRETS: DocumentScope = { types: [PREVIEW_SECRET], state: 'draft' }

const AT_STUDIO: readonly Grant[] = [{ documents: PREVIEW_SECRETS, permissions: ['create', 'update'] }, COMMENTS]

/** All documents but preview secrets: with another person's secret, a preview would outlive the reader's account. */
const READING: readonly Grant[] = [
  { documents: { exceptTypesStarting: [PREVIEW_SECRET] }, permissions: ['read'] },
  { documents: EVERYTHING, permissions: ['history'] },
]

/** A role that writes the documents of its own types and reads the rest. */
const createOwner = (role: OwningRole): RolePolicy => ({
  grants: [
    ...READING,
    {
      documents: { types: OWN_TYPES[role].filter((type) => !isKept(type)) },
      permissions: ['create', 'update', 'editHistory'],
    },
    { documents: { types: OWN_TYPES[role].filter(isKept) }, permissions: ['create'] },
  ],
  grantsAtStudio: AT_STUDIO,
  uploads: ['sanity.imageAsset'],
  managesPeople: false,
})

/** The rights of each role. The server enforces them and the Studio reads them. */
export const ROLES: Record<Role, RolePolicy> = {
  administrator: {
    grants: [{ documents: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
    uploads: ASSET_TYPES,
    managesPeople: true,
  },
  editor: {
    grants: [
      ...READING,
      {
        documents: { exceptTypesStarting: [...SYSTEM_TYPE_PREFIXES, ...IMMUTABLE_TYPES] },
        permissions: ['create', 'update', 'editHistory'],
      },
      { documents: { types: IMMUTABLE_TYPES }, permissions: ['create'] },
      { documents: { types: ASSET_TYPES }, permissions: ['create', 'update', 'editHistory'] },
    ],
    grantsAtStudio: AT_STUDIO,
    uploads: ASSET_TYPES,
    managesPeople: false,
  },
  marketer: createOwner('marketer'),
  legal: createOwner('legal'),
  partnerManager: createOwner('partnerManager'),
  viewer: {
    grants: READING,
    grantsToServers: [{ documents: PREVIEW_SECRETS, permissions: ['read'] }],
    grantsAtStudio: AT_STUDIO,
    uploads: [],
    managesPeople: false,
  },
}

/** The role in the format of `/users/me` and project members. */
export const toStudioRole = (role: Role) => ({ name: role, ...ROLE_WORDS[role] })
