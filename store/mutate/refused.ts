import type { DocumentAction } from '../accounts/roles.ts'
import type { ErrorItem } from '../http/errors.ts'

/**
 * Why a step of a transaction, or what follows from it, is refused: in the format of Sanity's errors.
 *
 * @param type Sanity's name of the error, such as `validationError`
 * @param details further fields of the error, such as the `id` by which the step at fault is found
 */
export class Refused extends Error {
  readonly status: 400 | 403 | 409
  readonly item: ErrorItem['error']
  constructor(status: 400 | 403 | 409, type: string, description: string, details: Record<string, unknown> = {}) {
    super(description)
    this.status = status
    this.item = { type, description, ...details }
  }
}

export const invalid = (description: string, details?: Record<string, unknown>) =>
  new Refused(400, 'validationError', description, details)

const conflict = (name: string) => (id: string, description: string) =>
  new Refused(409, `document${name}Error`, description, { id })

export const notPublishable = conflict('NotPublishable')
export const notRemovable = conflict('NotRemovable')
export const wrongType = conflict('TypeMismatch')
export const documentExists = (id: string) => conflict('AlreadyExists')(id, `Document by ID "${id}" already exists`)
export const documentMissing = (id: string) =>
  conflict('NotFound')(id, `The document with the ID "${id}" was not found`)

export function revisionConflict(id: string, currentRevisionID: string | undefined, expectedRevisionID: string) {
  const found = currentRevisionID ? `unexpected revision ID ("${currentRevisionID}")` : 'no revision'
  const description = `Document "${id}" has ${found}, expected "${expectedRevisionID}"`
  const details = { id, currentRevisionID, expectedRevisionID }
  return new Refused(409, 'documentRevisionIDDoesNotMatchError', description, details)
}

export function releaseLocked(id: string, { name, state }: { name: string; state: string }) {
  const description = `Document "${id}" is in the release "${name}", which is ${state} and takes no changes`
  return new Refused(409, 'releaseLockedError', description, { id, releaseId: name, state })
}

const referenced = (change: string) => (id: string, referencingIDs: readonly string[]) => {
  const referrers = referencingIDs.map((referrer) => `"${referrer}"`).join(', ')
  const description = `Document "${id}" cannot ${change} as there are references to it from ${referrers}`
  return new Refused(409, 'documentHasExistingReferencesError', description, { id, referencingIDs })
}

export const documentReferenced = referenced('be deleted')
export const typeReferenced = referenced('change its type')

export function referenceDangling(id: string, referenceID: string) {
  const description = `Document "${id}" references non-existent document "${referenceID}"`
  return new Refused(409, 'documentReferenceDoesNotExistError', description, { id, referenceID })
}

export function notPermitted(permission: DocumentAction, reason: string) {
  const description = `Insufficient permissions; permission "${permission}" required. ${reason}`
  return new Refused(403, 'insufficientPermissionsError', description, { permission })
}
