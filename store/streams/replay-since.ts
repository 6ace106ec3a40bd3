import type { CommittedTransaction, DocumentStore } from '../store/types.ts'

/** Above this many, a client starts over: reading again is cheaper than catching up. */
const MAX_MISSED = 1000

/** How far a client has come in the store's log: past `sequence` as a whole, or past `seen` events of it only. */
interface Position {
  sequence: number
  seen?: number
}

const EVENT_ID = /^([^:]+):(\d+)(?:\.(\d+))?$/

/** The position as an event id. It names the store, so that ids of another store are not mistaken for its own. */
export const formatEventId = (storeId: string, { sequence, seen }: Position) =>
  `${storeId}:${sequence}${seen === undefined ? '' : `.${seen}`}`

/**
 * Reads what was committed since the last event that a client saw.
 *
 * @param lastEventId as in the `Last-Event-ID` header
 * @returns transactions, oldest first, and how many events of which one were seen; undefined when unknown or too much
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
