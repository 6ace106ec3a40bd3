import { ROLE_LABELS } from '#lib/roles/roles.ts'
import { type DocumentScope, type Grant, isInScope, type Permission, ROLES } from './roles.ts'
import type { Access, DocumentAction, Identity } from './types.ts'

/** Sanity's access control lists have no permission to delete or publish; both are updates of the document. */
const requiredPermission: Record<DocumentAction, Permission> = {
  create: 'create',
  update: 'update',
  delete: 'update',
  publish: 'update',
  unpublish: 'update',
}

function listGrants(identity: Identity): readonly Grant[] {
  if (identity.role === null) return []
  const { grants, grantsAtStudio, grantsToServers } = ROLES[identity.role]
  return [...grants, ...((identity.kind === 'person' ? grantsAtStudio : grantsToServers) ?? [])]
}

function describeRefusal({ role }: Identity, action: string, object: string) {
  if (role === null) return `Sign in to ${action} content.`
  return `The role ${ROLE_LABELS[role].title} may not ${action} ${object}. An administrator can change your role.`
}

/** Creates the access checks of an identity from the grants of its role. */
export function createAccess(identity: Identity): Access {
  const grants = listGrants(identity)
  const allows = (permission: Permission, document: { _id: string; _type: string }) =>
    grants.some((grant) => grant.permissions.includes(permission) && isInScope(grant.documents, document))
  const canWrite = grants.some(({ permissions }) => permissions.includes('create') || permissions.includes('update'))
  return {
    canRead: (document) => allows('read', document),
    refusal: (action, document) =>
      allows(requiredPermission[action], document)
        ? null
        : describeRefusal(identity, action, `documents of type “${document._type}”`),
    refusalToWrite: () => (canWrite ? null : describeRefusal(identity, 'change', 'content')),
    canUpload: (assetType) => identity.role !== null && ROLES[identity.role].uploads.includes(assetType),
    canReadHistory: () =>
      grants.some(
        ({ permissions, documents }) => permissions.includes('history') && Object.keys(documents).length === 0,
      ),
    canManagePeople: () => identity.role !== null && ROLES[identity.role].managesPeople,
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
