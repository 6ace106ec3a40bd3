import { ROLE_WORDS } from '#lib/roles/roles.ts'
import type { Grant, Permission } from './roles.ts'
import { ROLES } from './roles.ts'
import { scopeFilter, scopeHolds } from './scope.ts'
import type { Access, DocumentAction, Identity } from './types.ts'

/** Sanity's lists know no permission to delete or publish; both are updates of the document. */
const needed: Record<DocumentAction, Permission> = {
  create: 'create',
  update: 'update',
  delete: 'update',
  publish: 'update',
  unpublish: 'update',
}

function grantsOf(identity: Identity): readonly Grant[] {
  if (identity.role === null) return []
  const { grants, grantsAtStudio, grantsToServers } = ROLES[identity.role]
  return [...grants, ...((identity.kind === 'person' ? grantsAtStudio : grantsToServers) ?? [])]
}

function refusalWords(identity: Identity, action: DocumentAction, type: string) {
  if (identity.role === null) return `Sign in to ${action} content.`
  const { title } = ROLE_WORDS[identity.role]
  return `The role ${title} may not ${action} documents of type “${type}”. An administrator can change your role.`
}

function refusalToWriteWords({ role }: Identity) {
  if (role === null) return 'Sign in to change content.'
  return `The role ${ROLE_WORDS[role].title} may not change content. An administrator can change your role.`
}

/** What the identity may do, read from the table of roles. */
export function accessFor(identity: Identity): Access {
  const grants = grantsOf(identity)
  const allows = (permission: Permission, document: { _id: string; _type: string }) =>
    grants.some((grant) => grant.permissions.includes(permission) && scopeHolds(grant.documents, document))
  const onEverything = (permission: Permission) =>
    grants.some((grant) => grant.permissions.includes(permission) && Object.keys(grant.documents).length === 0)
  const writes = grants.some(({ permissions }) => permissions.some((each) => each === 'create' || each === 'update'))
  return {
    canRead: (document) => allows('read', document),
    refusal: (action, document) =>
      allows(needed[action], document) ? null : refusalWords(identity, action, document._type),
    refusalToWrite: () => (writes ? null : refusalToWriteWords(identity)),
    canUpload: (assetType) => identity.role !== null && ROLES[identity.role].uploads.includes(assetType),
    canReadHistory: () => onEverything('history'),
    canManagePeople: () => identity.role !== null && ROLES[identity.role].managesPeople,
    isImporter: () => identity.kind === 'token',
  }
}

/** The same grants as the list the Studio asks for at `/projects/:id/datasets/:name/acl`. */
export function accessControlList(identity: Identity) {
  return grantsOf(identity).map(({ documents, permissions }) => ({ filter: scopeFilter(documents), permissions }))
}
