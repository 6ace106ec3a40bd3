import type { CommittedTransaction, DocumentStore } from '../store/types.ts'

/** Above this count a client starts over, since a new read is cheaper than a replay. */
const MAX_MISSED = 1000

/** A client's position in the log: after transaction `sequence`, or after only `seen` events of it. */
interface Position {
  sequence: number
  seen?: number
}

const EVENT_ID = /^([^:]+):(\d+)(?:\.(\d+))?$/

/** Formats a position as an event id, with the id of the store, so that ids of other stores are rejected. */
export const formatEventId = (storeId: string, { sequence, seen }: Position) =>
  `${storeId}:${sequence}${seen === undefined ? '' : `.${seen}`}`

/**
 * Reads the transactions since the last event that a client received.
 *
 * @param lastEventId as in the `Last-Event-ID` header
 * @returns the client's position and the transactions, oldest first; undefined when unknown or too many
 */
export function replaySince(
  store: Pick<DocumentStore, 'storeId' | 'sequence' | 'transactionsSince'>,
  lastEventId: string,
): { position: Position; transactions: CommittedTransaction[] } | undefined {
  const [, storeId, last, lastSeen] = EVENT_ID.exec(lastEventId) ?? []
  const sequence = Number(last)
  if (storeId !== store.storeId || sequence > store.sequence) return undefined
  const seen = lastSeen === undefined ? undefined : Number(lastSeen)
  const from = seen === undefined ? sequence : sequence - 1
  if (store.sequence - from > MAX_MISSED) return undefined
  return { position: { sequence, seen }, transactions: store.transactionsSince(from, MAX_MISSED) }
}
