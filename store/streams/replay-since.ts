import type { CommittedTransaction, DocumentStore } from '../store/types.ts'
import { positionIn, type Position } from './position.ts'

/** Above this many, a client is told to start over: reading anew is cheaper than catching up. */
const MOST_MISSED = 1000

type Log = Pick<DocumentStore, 'storeId' | 'sequence' | 'transactionsSince'>

export interface Missed {
  position: Position
  /** Oldest first; the first may have been seen in part. */
  transactions: CommittedTransaction[]
}

/**
 * What was committed since the event a client saw last.
 *
 * @param lastEventId as in the `Last-Event-ID` header
 * @returns undefined when that cannot be told, or is too much
 */
export function replaySince(store: Log, lastEventId: string): Missed | undefined {
  const position = positionIn(store.storeId, lastEventId)
  if (!position || position.sequence > store.sequence) return undefined
  const from = position.seen === undefined ? position.sequence : position.sequence - 1
  if (store.sequence - from > MOST_MISSED) return undefined
  return { position, transactions: store.transactionsSince(from, MOST_MISSED) }
}
