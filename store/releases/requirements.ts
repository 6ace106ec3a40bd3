import { getVersionFromId } from '@sanity/client/csm'
import type { PendingTransaction } from '../mutate/pending.ts'
import { Refused } from '../mutate/refused.ts'
import {
  findReleaseDocumentId,
  isOver,
  MAX_ACTIVE_RELEASES,
  MAX_DOCUMENTS,
  parseRelease,
  RELEASE,
  type Release,
} from './release.ts'

/** Type of a refusal for the state of a release. */
export const STATE_ERROR = 'releaseStateError'

/** Creates a refusal, whose type the Studio knows by the name. */
export const releaseConflict = (name: string, description: string, details: Record<string, unknown> = {}) =>
  new Refused(409, `release${name}Error`, description, details)

/** Requires that a release is in one of the states. @throws Refused */
export function requireState({ name, state }: Release, expected: readonly Release['state'][]) {
  if (expected.includes(state)) return
  const description = `The release "${name}" is ${state}; this needs one that is ${expected.join(' or ')}`
  throw new Refused(409, STATE_ERROR, description, { releaseId: name, state })
}

/**
 * Requires that the release of a version exists and takes changes. Other ids pass.
 *
 * @throws Refused
 */
export function requireOpenRelease(pending: PendingTransaction, id: string): void {
  const releaseId = findReleaseDocumentId(id)
  if (releaseId === undefined) return
  const release = parseRelease(pending.get(releaseId))
  if (!release) throw releaseConflict('NotFound', `There is no release of "${id}"`, { id })
  requireState(release, ['active'])
}

/**
 * Requires that the release of a new version takes another document. Other ids pass.
 *
 * @throws Refused
 */
export function requireReleaseRoom(pending: PendingTransaction, versionId: string): void {
  const releaseId = getVersionFromId(versionId)
  if (releaseId === undefined) return
  if (pending.listVersions(releaseId).length < MAX_DOCUMENTS) return
  throw releaseConflict('Size', `A release holds at most ${MAX_DOCUMENTS} documents`, { limit: MAX_DOCUMENTS })
}

/**
 * Requires that another release may be active.
 *
 * @throws Refused in the form that the Studio explains
 */
export function requireActiveRoom({ store }: PendingTransaction) {
  const active = store.ofType(RELEASE).filter((document) => {
    const release = parseRelease(document)
    return release !== undefined && !isOver(release)
  })
  if (active.length < MAX_ACTIVE_RELEASES) return
  throw releaseConflict('LimitExceeded', `At most ${MAX_ACTIVE_RELEASES} releases may be active`, {
    limit: MAX_ACTIVE_RELEASES,
  })
}
