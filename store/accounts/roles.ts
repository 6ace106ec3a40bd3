import { isImmutable, IMMUTABLE_TYPES, OWN_TYPES, type OwningRole } from '#lib/roles/ownership.ts'
import { type Role, ROLE_LABELS } from '#lib/roles/roles.ts'
import { IMAGE_ASSET } from '../assets/assetNames.ts'
import { forbidden } from '../http/errors.ts'
import { RELEASE } from '../releases/release.ts'

type DocumentHead = { _id: string; _type: string }

/** A set of documents that meet all conditions. Without conditions, all documents. */
interface DocumentScope {
  types?: readonly string[]
  exceptTypesStarting?: readonly string[]
  /** `published`: an id without a dot. `draft`: an id that starts with `drafts.`. */
  state?: 'published' | 'draft'
}

function isInScope(scope: DocumentScope, document: DocumentHead): boolean {
  if (scope.types && !scope.types.includes(document._type)) return false
  if (scope.exceptTypesStarting?.some((prefix) => document._type.startsWith(prefix))) return false
  if (scope.state === 'published') return !document._id.includes('.')
  if (scope.state === 'draft') return document._id.startsWith('drafts.')
  return true
}

/** Permissions of Sanity's access control lists. */
type Permission = 'read' | 'create' | 'update'

interface Grant {
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
const STUDIO_GRANTS: readonly Grant[] = [
  { documents: SECRET_DRAFTS, permissions: ['create', 'update'] },
  { documents: { types: [COMMENT], state: 'published' }, permissions: ['create', 'update'] },
]

/** Additional grants of tokens, for the site to read preview secrets. */
const SITE_GRANTS: readonly Grant[] = [{ documents: SECRET_DRAFTS, permissions: ['read'] }]

/** Excludes preview secrets: with another person's secret, a preview would outlive the reader's account. */
const READ_GRANT: Grant = { documents: { exceptTypesStarting: [PREVIEW_SECRET] }, permissions: ['read'] }

/** Changed by their own actions, which also check the documents of the release. */
const RELEASE_GRANT: Grant = { documents: { types: [RELEASE] }, permissions: ['create', 'update'] }

/** Creates the grants of a role that writes documents of its own types and reads the rest. */
const createOwnerGrants = (role: OwningRole): Grant[] => [
  READ_GRANT,
  RELEASE_GRANT,
  { documents: { types: OWN_TYPES[role].filter((type) => !isImmutable(type)) }, permissions: ['create', 'update'] },
  { documents: { types: OWN_TYPES[role].filter(isImmutable) }, permissions: ['create'] },
]

/** The rights of each role. The server enforces them and the Studio reads them. */
const ROLES: Record<Role, readonly Grant[]> = {
  administrator: [{ documents: {}, permissions: ['read', 'create', 'update'] }],
  editor: [
    READ_GRANT,
    {
      documents: { exceptTypesStarting: [...SYSTEM_TYPE_PREFIXES, ...IMMUTABLE_TYPES] },
      permissions: ['create', 'update'],
    },
    { documents: { types: IMMUTABLE_TYPES }, permissions: ['create'] },
    { documents: { types: [IMAGE_ASSET] }, permissions: ['create', 'update'] },
    RELEASE_GRANT,
  ],
  marketer: createOwnerGrants('marketer'),
  legal: createOwnerGrants('legal'),
  partnerManager: createOwnerGrants('partnerManager'),
  viewer: [READ_GRANT],
}

export const toStudioRole = (role: Role) => ({ name: role, ...ROLE_LABELS[role] })

/** The caller. Without a valid token, `role` is null. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role | null
  kind: 'person' | 'token' | 'anonymous'
  /** Digest of a person's session token. */
  session?: string
}

export type DocumentAction = 'create' | 'update' | 'delete' | 'publish' | 'unpublish'

function listGrants(identity: Identity): readonly Grant[] {
  if (identity.role === null) return []
  return [...ROLES[identity.role], ...(identity.kind === 'person' ? STUDIO_GRANTS : SITE_GRANTS)]
}

function describeDenial({ role }: Identity, action: string, object: string) {
  if (role === null) return `Sign in to ${action} content.`
  return `The role ${ROLE_LABELS[role].title} may not ${action} ${object}. An administrator can change your role.`
}

export type Access = ReturnType<typeof createAccess>

export function createAccess(identity: Identity) {
  const grants = listGrants(identity)
  const allows = (permission: Permission, document: DocumentHead) =>
    grants.some((grant) => grant.permissions.includes(permission) && isInScope(grant.documents, document))
  const canWrite = grants.some(({ permissions }) => permissions.includes('create') || permissions.includes('update'))
  /** Returns why the action is refused, or null when it is allowed. For `create` pass the new document. */
  const getDenialReason = (action: DocumentAction, document: DocumentHead): string | null =>
    // Sanity's access control lists have no permission to delete or publish; both are updates of the document.
    allows(action === 'create' ? 'create' : 'update', document)
      ? null
      : describeDenial(identity, action, `documents of type “${document._type}”`)
  return {
    identity,
    canRead: (document: DocumentHead) => allows('read', document),
    getDenialReason,
    require(action: DocumentAction, document: DocumentHead) {
      const reason = getDenialReason(action, document)
      if (reason !== null) throw forbidden(reason)
    },
    /** Returns why no document may be written at all, or null. */
    getWriteDenialReason: (): string | null => (canWrite ? null : describeDenial(identity, 'change', 'content')),
    /** True for roles that create content. Changing an image needs a grant. */
    canUpload: () =>
      identity.role !== null && ROLES[identity.role].some(({ permissions }) => permissions.includes('create')),
  }
}

const idFilters = {
  published: '_id in path("*")',
  // Not `path("drafts.**")`: groq-js, which the Studio evaluates it with, also matches an id such as `draftsman`.
  draft: 'string::startsWith(_id, "drafts.")',
  any: '_id in path("**")',
}

/** Returns a GROQ filter that matches the same documents as `isInScope`. */
function toFilter({ state, types, exceptTypesStarting = [] }: DocumentScope): string {
  const conditions = [
    idFilters[state ?? 'any'],
    ...(types ? [`_type in ${JSON.stringify(types)}`] : []),
    ...exceptTypesStarting.map((prefix) => `!string::startsWith(_type, ${JSON.stringify(prefix)})`),
  ]
  return conditions.join(' && ')
}

/** Returns the grants in the format of `/projects/:id/datasets/:name/acl`, for the Studio. */
export function createAccessControlList(identity: Identity) {
  return listGrants(identity).map(({ documents, permissions }) => ({ filter: toFilter(documents), permissions }))
}
