import { isKept, KEPT_TYPES, OWN_TYPES } from '#lib/roles/ownership.ts'
import type { OwningRole } from '#lib/roles/ownership.ts'
import { ROLE_WORDS } from '#lib/roles/roles.ts'
import type { Role } from '#lib/roles/roles.ts'
import type { DocumentScope } from './scope.ts'

/** What may be done with documents, in the words of Sanity's access control lists, which the Studio reads. */
export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory'

/** Permissions on some of the documents. */
export interface Grant {
  documents: DocumentScope
  permissions: readonly Permission[]
}

interface RolePolicy {
  grants: readonly Grant[]
  /** Granted on top when the caller is a server with a token: the site checks what a preview is opened with. */
  grantsToServers?: readonly Grant[]
  /** Granted on top when the caller is a person at the Studio rather than a server with a token. */
  grantsAtStudio?: readonly Grant[]
  /** Types of the asset documents that may be made by uploading; changing or deleting one needs a grant. */
  uploads: readonly string[]
  managesPeople: boolean
}

const EVERYTHING: DocumentScope = {}

/** Types the system keeps for itself, such as preview secrets; asset documents are content. */
const SYSTEM_TYPE_PREFIXES = ['system.', 'sanity.'] as const
export const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'] as const

export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/**
 * Presentation writes a short-lived secret when it opens and hands it to the site, which then shows drafts.
 * Whoever may read drafts may therefore write these, and only as drafts, which is how Presentation writes them.
 */
const PREVIEW_SECRETS: DocumentScope = { types: [PREVIEW_SECRET], state: 'draft' }

/**
 * Everything with its history, but for what opens a preview in the name of somebody else, which would go on after the
 * one who took it is gone.
 */
const READING: readonly Grant[] = [
  { documents: { exceptTypesStarting: [PREVIEW_SECRET] }, permissions: ['read'] },
  { documents: EVERYTHING, permissions: ['history'] },
]

/** A role that changes the documents of its own types, whatever their state, and reads the rest. */
const ownerOf = (role: OwningRole): RolePolicy => ({
  grants: [
    ...READING,
    {
      documents: { types: OWN_TYPES[role].filter((type) => !isKept(type)) },
      permissions: ['create', 'update', 'editHistory'],
    },
    { documents: { types: OWN_TYPES[role].filter(isKept) }, permissions: ['create'] },
  ],
  grantsAtStudio: [{ documents: PREVIEW_SECRETS, permissions: ['create', 'update'] }],
  uploads: ['sanity.imageAsset'],
  managesPeople: false,
})

/** What each role may do. The one place it is written: the server enforces it and the Studio is told of it. */
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
        documents: { exceptTypesStarting: [...SYSTEM_TYPE_PREFIXES, ...KEPT_TYPES] },
        permissions: ['create', 'update', 'editHistory'],
      },
      { documents: { types: KEPT_TYPES }, permissions: ['create'] },
      { documents: { types: ASSET_TYPES }, permissions: ['create', 'update', 'editHistory'] },
    ],
    grantsAtStudio: [{ documents: PREVIEW_SECRETS, permissions: ['create', 'update'] }],
    uploads: ASSET_TYPES,
    managesPeople: false,
  },
  marketer: ownerOf('marketer'),
  legal: ownerOf('legal'),
  partnerManager: ownerOf('partnerManager'),
  viewer: {
    grants: READING,
    grantsToServers: [{ documents: PREVIEW_SECRETS, permissions: ['read'] }],
    grantsAtStudio: [{ documents: PREVIEW_SECRETS, permissions: ['create', 'update'] }],
    uploads: [],
    managesPeople: false,
  },
}

/** The role as `/users/me` and project members name it. */
export function roleForStudio(role: Role) {
  return { name: role, ...ROLE_WORDS[role] }
}
