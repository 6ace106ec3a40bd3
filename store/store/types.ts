import { z } from 'zod'

/** The part of a document that writers set. Further fields are the content. */
export const documentContent = z.looseObject({ _id: z.string(), _type: z.string(), _createdAt: z.string() })
export type DocumentContent = z.infer<typeof documentContent>

/** A stored document. The store sets `_rev` and `_updatedAt`. */
export const storedDocument = documentContent.extend({ _rev: z.string(), _updatedAt: z.string() })
export type StoredDocument = z.infer<typeof storedDocument>

/** The change of one document. `before` and `after` are undefined when the document did not exist. */
export interface DocumentChange {
  documentId: string
  before?: StoredDocument
  after?: StoredDocument
  /** Mendoza patches from `before` to `after` and back, both without `_rev`. */
  effects: { apply: unknown[]; revert: unknown[] }
}

export interface CommittedTransaction {
  /** Position in the store's log, from 1, without gaps. */
  sequence: number
  id: string
  timestamp: string
  author: string
  mutations: unknown[]
  changes: DocumentChange[]
}

/** The documents of one dataset and their log. Lists of documents are sorted by id. */
export interface DocumentStore {
  readonly dataset: string
  /** Random id of the data folder, generated when it was created. */
  readonly storeId: string
  readonly sequence: number
  get(id: string): StoredDocument | undefined
  all(): readonly StoredDocument[]
  ofType(type: string): readonly StoredDocument[]
  /** Lists the documents that reference `id`, strongly or weakly. */
  referrers(id: string): { id: string; weak: boolean }[]
  /**
   * Commits all changes or none. Durable when it returns.
   *
   * @throws TransactionExists when the transaction id was already used
   */
  commit(request: {
    /** Random by default. */
    transactionId?: string
    /** The store itself by default. */
    author?: string
    mutations: unknown[]
    /** The new state by document id; `undefined` deletes. */
    next: ReadonlyMap<string, DocumentContent | undefined>
  }): CommittedTransaction
  /** Calls the listener after each commit, in order. Returns the function that unsubscribes it. */
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void
  /**
   * Lists transactions that changed any of the documents, oldest first, with the changes of these documents.
   *
   * @param newest the number of newest transactions to read; all by default
   */
  transactions(documentIds: readonly string[], newest?: number): CommittedTransaction[]
  transactionsSince(sequence: number, limit: number): CommittedTransaction[]
}
