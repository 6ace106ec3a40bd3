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
