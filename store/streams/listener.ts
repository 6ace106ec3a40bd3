import { isPublishedId, isVersionId } from '@sanity/client/csm'
import { z } from 'zod'
import type { Access } from '../accounts/roles.ts'
import { parseInput } from '../http/input.ts'
import { parseParams } from '../query/routes.ts'
import { type DocumentCondition, mayYield } from '../query/documentCondition.ts'
import { knowsReleases } from '../query/view.ts'
import { getMutatedId } from '../documents/transactionLog.ts'
import type { CommittedTransaction, DocumentChange, StoredDocument } from '../documents/types.ts'

const flag = z.stringbool()

const schema = z.object({
  query: z.string().refine((query) => query.trim() !== '', 'is missing'),
  includeResult: flag.default(false),
  includeMutations: flag.default(true),
  includePreviousRevision: flag.default(false),
  includeAllVersions: flag.default(false),
  enableResume: flag.default(false),
  visibility: z.enum(['transaction', 'query']).default('transaction'),
  effectFormat: z.enum(['mendoza']).optional(),
})

/** Parses the options of a listener from its address. @throws 400 */
export function parseListenOptions(search: Record<string, string>, apiVersion: string) {
  const options = parseInput(schema, search, 'address')
  const includeDrafts = options.includeAllVersions || !knowsReleases(apiVersion)
  return { ...options, includeDrafts, params: parseParams(search) }
}

export type ListenOptions = ReturnType<typeof parseListenOptions>

export interface Listener {
  options: ListenOptions
  access: Access
  /** What every document that the query yields has in common; documents without it are not evaluated. */
  condition: DocumentCondition
  /** Evaluates the query on each document by itself. */
  match: (documents: StoredDocument[]) => Promise<boolean[]>
}

const isIncluded = (id: string, { includeAllVersions, includeDrafts }: ListenOptions) =>
  isPublishedId(id) || (isVersionId(id) ? includeAllVersions : includeDrafts)

const isVisible = ({ documentId, before, after }: DocumentChange, { options, access }: Listener) =>
  isIncluded(documentId, options) &&
  [before, after].every((document) => document === undefined || access.canRead(document))

/** Lists the states of a document that the query may yield. */
const listStates = ({ before, after }: DocumentChange, { condition }: Listener) =>
  [before, after].filter((state) => state !== undefined).filter((state) => mayYield(condition, state))

/** Checks whether a transaction may have events for the listener, without running its query. */
export const mayMatch = ({ changes }: CommittedTransaction, listener: Listener) =>
  changes.some((change) => isVisible(change, listener) && listStates(change, listener).length > 0)

/** Finds the changes of documents that the listener's query yields before or after the transaction. */
async function findMatchingChanges({ changes, mutations }: CommittedTransaction, listener: Listener) {
  const visible = changes.filter((change) => isVisible(change, listener))
  const states = visible.flatMap((change) => listStates(change, listener))
  const isKnown = listener.condition.isSufficient === true || states.length === 0
  const matches = isKnown ? [] : await listener.match(states)
  const matching = new Set(isKnown ? states : states.filter((_, index) => matches[index]))
  const mutationsById = Map.groupBy(mutations, getMutatedId)
  const isMatching = (state: StoredDocument | undefined) => state !== undefined && matching.has(state)
  return visible
    .map((change) => ({
      ...change,
      mutations: mutationsById.get(change.documentId) ?? [],
      was: isMatching(change.before),
      is: isMatching(change.after),
    }))
    .filter(({ was, is }) => was || is)
}

/** Creates the mutation events of a transaction. The Studio waits for `transactionTotalEvents` of them. */
export async function createMutationEvents(transaction: CommittedTransaction, listener: Listener) {
  const { id, author, timestamp } = transaction
  const { options } = listener
  const matching = await findMatchingChanges(transaction, listener)
  return matching.map(({ documentId, before, after, effects, mutations, was, is }, index) => ({
    eventId: `${id}#${documentId}`,
    documentId,
    transactionId: id,
    transition: !was ? 'appear' : is ? 'update' : 'disappear',
    identity: author,
    ...(options.includeMutations && { mutations }),
    ...(options.effectFormat === 'mendoza' && { effects }),
    previousRev: before?._rev,
    // A deleted document has no revision, but the Studio orders events by it and drops events without one.
    resultRev: after?._rev ?? id,
    ...(options.includePreviousRevision && { previous: before ?? null }),
    ...(options.includeResult && is && { result: after }),
    timestamp,
    visibility: options.visibility,
    transactionTotalEvents: matching.length,
    transactionCurrentEvent: index + 1,
  }))
}
