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

export interface Grant {
  documents: DocumentScope
  permissions: readonly Permission[]
}

export const SYSTEM_TYPE_PREFIXES = ['system.', 'sanity.'] as const

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
export const READ_GRANT: Grant = { documents: { exceptTypesStarting: [PREVIEW_SECRET] }, permissions: ['read'] }

/** Changed by their own actions, which also check the documents of the release. */
export const RELEASE_GRANT: Grant = { documents: { types: [RELEASE] }, permissions: ['create', 'update'] }

/** The grant of who administers the store. */
export const ALL_GRANT: Grant = { documents: {}, permissions: ['read', 'create', 'update'] }

export interface Role {
  name: string
  title: string
  description: string
  grants: readonly Grant[]
}

/** The roles of people by name. The site's tokens have the two that are required. */
export type Roles = Readonly<Record<string, Role>> & { readonly administrator: Role; readonly viewer: Role }

/** Returns the role of a name; null for one that there is no longer, which has no rights. */
export const findRole = (roles: Roles, name: string): Role | null =>
  Object.hasOwn(roles, name) ? (roles[name] ?? null) : null

export const isAdministrator = (role: Role | null) => role?.name === 'administrator'

export const toStudioRole = ({ name, title, description }: Role) => ({ name, title, description })

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
  return [...identity.role.grants, ...(identity.kind === 'person' ? STUDIO_GRANTS : SITE_GRANTS)]
}

function describeDenial({ role }: Identity, action: string, object: string) {
  if (role === null) return `Sign in to ${action} content.`
  return `The role ${role.title} may not ${action} ${object}. An administrator can change your role.`
}

export type Access = ReturnType<typeof createAccess>

/** Creates the permission checks of a caller, by the grants of its role. */
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
      identity.role !== null && identity.role.grants.some(({ permissions }) => permissions.includes('create')),
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
