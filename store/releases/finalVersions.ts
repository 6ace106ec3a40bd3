import type { DocumentStore } from '../documents/documentStore.ts'
import type { StoredDocument } from '../documents/types.ts'

/** Finds the state in which a version was deleted last, as when its release was archived. */
export function findFinalVersion(store: Pick<DocumentStore, 'transactions'>, id: string): StoredDocument | undefined {
  const changes = store.transactions([id]).flatMap((transaction) => transaction.changes)
  return changes.findLast(({ documentId, after }) => documentId === id && !after)?.before
}
