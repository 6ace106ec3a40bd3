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
  /** Which of the documents the listener's query yields. */
  match: (documents: LakeDocument[]) => Promise<boolean[]>
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
  Object.values(mutation).some(
    ({ id, _id }: { id?: unknown; _id?: unknown }) => id === documentId || _id === documentId,
  )

/** Changes with what they mean to a listener: whether its query yielded each document before, and does now. */
async function noticed({ changes, mutations }: CommittedTransaction, listener: Listener) {
  const known = changes
    .filter((change) => mayKnow(change, listener))
    .map((original) => ({ original, change: visible(original, listener.access) }))
  const states = known.flatMap(({ change }) => [change.before, change.after]).filter((state) => state !== undefined)
  const matches = await listener.match(states)
  const yielded = new Set(states.filter((_, index) => matches[index]))
  const isYielded = (state: LakeDocument | undefined) => state !== undefined && yielded.has(state)
  return known
    .map(({ original, change }) => ({
      change,
      // Mutations tell of the whole change, so they are for those who may read all of it.
      mutations: change === original ? mutations.filter((mutation) => names(mutation, change.documentId)) : [],
      was: isYielded(change.before),
      is: isYielded(change.after),
    }))
    .filter(({ was, is }) => was || is)
}

type Noticed = Awaited<ReturnType<typeof noticed>>[number]

function mutationEvent(
  { change, mutations, was, is }: Noticed,
  { id, author, timestamp }: CommittedTransaction,
  options: ListenOptions,
  place: { transactionTotalEvents: number; transactionCurrentEvent: number },
) {
  const { documentId, before, after, effects } = change
  return {
    eventId: `${id}#${documentId}`,
    documentId,
    transactionId: id,
    transition: !was ? 'appear' : is ? 'update' : 'disappear',
    identity: author,
    ...(options.includeMutations && { mutations }),
    ...(options.effectFormat === 'mendoza' && { effects }),
    previousRev: before?._rev,
    // A deleted document has no revision, yet the Studio orders events by it and drops one that has none.
    resultRev: after?._rev ?? id,
    ...(options.includeResult && is && { result: after }),
    ...(options.includePreviousRevision && was && { previous: before }),
    timestamp,
    visibility: options.visibility,
    ...place,
  }
}

/** Whether the listener may know of a document before or after a change. */
const mayKnow = ({ documentId, before, after }: DocumentChange, { options, access }: Listener) =>
  (options.includeAllVersions || isPublishedId(documentId)) &&
  [before, after].some((document) => document !== undefined && access.canRead(document))

/** Whether there is anything in a transaction of which the listener may know; far cheaper than to tell it. */
export const concerns = ({ changes }: CommittedTransaction, listener: Listener) =>
  changes.some((change) => mayKnow(change, listener))

/**
 * The mutation events of a transaction for one listener, in the shape of Sanity's listen API.
 *
 * Events are counted as the listener gets them: the Studio waits until it has as many as a transaction is said to have.
 */
export async function mutationEvents(transaction: CommittedTransaction, listener: Listener) {
  const events = await noticed(transaction, listener)
  return events.map((event, index) =>
    mutationEvent(event, transaction, listener.options, {
      transactionTotalEvents: events.length,
      transactionCurrentEvent: index + 1,
    }),
  )
}
