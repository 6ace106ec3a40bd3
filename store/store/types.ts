import { z } from 'zod'

/** What a writer decides about a document. Fields beyond these are the content's own. */
export const documentContent = z.looseObject({ _id: z.string(), _type: z.string(), _createdAt: z.string() })
export type DocumentContent = z.infer<typeof documentContent>

/** A document as the store keeps it. The store sets revision and time of change. */
export const storedDocument = documentContent.extend({ _rev: z.string(), _updatedAt: z.string() })
export type LakeDocument = z.infer<typeof storedDocument>

/** What a transaction did to one document. `before` and `after` are missing where it did not exist. */
export interface DocumentChange {
  documentId: string
  before?: LakeDocument
  after?: LakeDocument
  /** Mendoza patches from `before` to `after` and back, both without `_rev`. */
  effects: { apply: unknown[]; revert: unknown[] }
}

export interface CommittedTransaction {
  /** Position in the store's log, from 1, without gaps. */
  sequence: number
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** Id of the account that made it, or `<system>`. */
  author: string
  mutations: unknown[]
  /** In the order of document ids. */
  changes: DocumentChange[]
}

/** The documents of one dataset and their log. Lists of documents come in the order of ids. */
export interface DocumentStore {
  readonly dataset: string
  /** Random id given to the store when it was created; tells one data folder from another. */
  readonly storeId: string
  /** Sequence of the newest transaction, 0 when there is none. */
  readonly sequence: number
  get(id: string): LakeDocument | undefined
  all(): readonly LakeDocument[]
  ofType(type: string): readonly LakeDocument[]
  /** Ids of the documents that refer strongly or weakly to `id`. */
  referrers(id: string): { id: string; weak: boolean }[]
  /**
   * Commits all changes or none. Durable when it returns.
   *
   * @throws TransactionExists when the transaction id was used before
   */
  commit(request: {
    transactionId: string
    author: string
    mutations: unknown[]
    /** The new state by document id; `undefined` deletes. */
    next: ReadonlyMap<string, DocumentContent | undefined>
  }): CommittedTransaction
  /** Calls the listener after each commit, in order. Returns what stops it. */
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void
  /** Transactions that touched any of the documents, oldest first, with all their changes or those of the documents. */
  transactions(documentIds: readonly string[], options?: { onlyThese?: boolean }): CommittedTransaction[]
  transactionsSince(sequence: number, limit: number): CommittedTransaction[]
}
