import type { DocumentScope } from './scope.ts'
import type { Role } from './types.ts'

/** What may be done with documents, in the words of Sanity's access control lists, which the Studio reads. */
export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory'

/** Permissions on some of the documents. */
export interface Grant {
  documents: DocumentScope
  permissions: readonly Permission[]
}

interface RolePolicy {
  title: string
  description: string
  grants: readonly Grant[]
  /** Granted on top when the caller is a person at the Studio rather than a server with a token. */
  grantsAtStudio?: readonly Grant[]
  managesPeople: boolean
}

const EVERYTHING: DocumentScope = {}

/** Types the system keeps for itself, such as preview secrets; asset documents are content. */
const SYSTEM_TYPE_PREFIXES = ['system.', 'sanity.'] as const
export const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'] as const

/**
 * Presentation writes a short-lived secret when it opens and hands it to the site, which then shows drafts.
 * Whoever may read drafts may therefore write these, and only as drafts, which is how Presentation writes them.
 */
const PREVIEW_SECRETS: DocumentScope = { types: ['sanity.previewUrlSecret'], state: 'draft' }

/** What each role may do. The one place it is written: the server enforces it and the Studio is told of it. */
export const ROLES: Record<Role, RolePolicy> = {
  administrator: {
    title: 'Administrator',
    description: 'Reads and changes all content, and manages accounts.',
    grants: [{ documents: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
    managesPeople: true,
  },
  editor: {
    title: 'Editor',
    description: 'Reads, changes and publishes all content.',
    grants: [
      { documents: EVERYTHING, permissions: ['read', 'history'] },
      { documents: { exceptTypesStarting: SYSTEM_TYPE_PREFIXES }, permissions: ['create', 'update', 'editHistory'] },
      { documents: { types: ASSET_TYPES }, permissions: ['create', 'update', 'editHistory'] },
    ],
    grantsAtStudio: [{ documents: PREVIEW_SECRETS, permissions: ['create', 'update'] }],
    managesPeople: false,
  },
  viewer: {
    title: 'Viewer',
    description: 'Reads all content, drafts and history included, and changes nothing.',
    grants: [{ documents: EVERYTHING, permissions: ['read', 'history'] }],
    grantsAtStudio: [{ documents: PREVIEW_SECRETS, permissions: ['create', 'update'] }],
    managesPeople: false,
  },
}

/** What anybody may do: read what is published, as visitors of the site do. */
export const ANYBODY: readonly Grant[] = [
  { documents: { state: 'published', exceptTypesStarting: SYSTEM_TYPE_PREFIXES }, permissions: ['read'] },
  { documents: { state: 'published', types: ASSET_TYPES }, permissions: ['read'] },
]

/** The role as `/users/me` and project members name it. */
export function roleForStudio(role: Role) {
  return { name: role, title: ROLES[role].title, description: ROLES[role].description }
}
