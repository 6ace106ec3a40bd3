import { type Role, ROLE_LABELS } from '#lib/roles/roles.ts'
import { forbidden } from '../http/errors.ts'
import {
  type DocumentScope,
  type Grant,
  isInScope,
  type Permission,
  ROLES,
  SITE_GRANTS,
  STUDIO_GRANTS,
} from './roles.ts'

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

interface DocumentHead {
  _id: string
  _type: string
}

function listGrants(identity: Identity): readonly Grant[] {
  if (identity.role === null) return []
  return [...ROLES[identity.role], ...(identity.kind === 'person' ? STUDIO_GRANTS : SITE_GRANTS)]
}

function describeRefusal({ role }: Identity, action: string, object: string) {
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
  const refusal = (action: DocumentAction, document: DocumentHead): string | null =>
    // Sanity's access control lists have no permission to delete or publish; both are updates of the document.
    allows(action === 'create' ? 'create' : 'update', document)
      ? null
      : describeRefusal(identity, action, `documents of type “${document._type}”`)
  return {
    canRead: (document: DocumentHead) => allows('read', document),
    refusal,
    require(action: DocumentAction, document: DocumentHead) {
      const reason = refusal(action, document)
      if (reason !== null) throw forbidden(reason)
    },
    /** Returns why no document may be written at all, or null. */
    refusalToWrite: (): string | null => (canWrite ? null : describeRefusal(identity, 'change', 'content')),
    /** True for roles that create content. Changing an image needs a grant. */
    canUpload: () =>
      identity.role !== null && ROLES[identity.role].some(({ permissions }) => permissions.includes('create')),
    /** True for a token that imports content: it may replace required documents and publish unchecked content. */
    isImporter: () => identity.kind === 'token',
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
