import type { Access } from '../accounts/types.ts'
import { isPublishedId } from '../query/document-ids.ts'
import { encodePatch } from '../store/mendoza.ts'
import { withoutRevision } from '../store/transaction-log.ts'
import type { CommittedTransaction, DocumentChange, LakeDocument } from '../store/types.ts'
import type { ListenOptions } from './listen-options.ts'

/** One client of `/data/listen`. */
export interface Listener {
  options: ListenOptions
  access: Access
  /** Whether the listener's query yields the document. */
  matches(document: LakeDocument): boolean
}

/** A change as the listener may know it: states it may not read are as if there were none. */
function visible(change: DocumentChange, access: Access): DocumentChange {
  const may = (document: LakeDocument | undefined) => (document && access.canRead(document) ? document : undefined)
  const [before, after] = [may(change.before), may(change.after)]
  if (before === change.before && after === change.after) return change
  const [from, to] = [before, after].map((document) => (document ? withoutRevision(document) : null))
  const effects = { apply: encodePatch(from ?? null, to ?? null), revert: encodePatch(to ?? null, from ?? null) }
  return { documentId: change.documentId, before, after, effects }
}

const names = (mutation: unknown, documentId: string) =>
  typeof mutation === 'object' &&
  mutation !== null &&
  Object.values(mutation).some(({ id, _id }: { id?: unknown; _id?: unknown }) => id === documentId || _id === documentId)

/**
 * The mutation events of a transaction for one listener, in the shape of Sanity's listen API.
 *
 * Events are counted as the listener gets them: the Studio waits until it has as many as a transaction is said to have.
 */
export function mutationEvents(transaction: CommittedTransaction, { options, access, matches }: Listener) {
  const events = transaction.changes
    .filter(({ documentId }) => options.includeAllVersions || isPublishedId(documentId))
    .map((original) => ({ original, change: visible(original, access) }))
    .map(({ original, change }) => ({
      change,
      mutations: change === original ? transaction.mutations : [],
      was: change.before !== undefined && matches(change.before),
      is: change.after !== undefined && matches(change.after),
    }))
    .filter(({ was, is }) => was || is)

  return events.map(({ change, mutations, was, is }, index) => {
    const { documentId, before, after, effects } = change
    return {
      eventId: `${transaction.id}#${documentId}`,
      documentId,
      transactionId: transaction.id,
      transition: !was ? 'appear' : is ? 'update' : 'disappear',
      identity: transaction.author,
      ...(options.includeMutations && { mutations: mutations.filter((mutation) => names(mutation, documentId)) }),
      ...(options.effectFormat === 'mendoza' && { effects }),
      previousRev: before?._rev,
      resultRev: after?._rev,
      ...(options.includeResult && is && { result: after }),
      ...(options.includePreviousRevision && was && { previous: before }),
      timestamp: transaction.timestamp,
      visibility: options.visibility,
      transactionTotalEvents: events.length,
      transactionCurrentEvent: index + 1,
    }
  })
}
