import type { Access } from '../accounts/types.ts'
import { forbidden } from '../http/errors.ts'
import { draftIdOf, publishedIdOf } from '../query/document-ids.ts'
import type { CommittedTransaction, DocumentStore, LakeDocument } from '../store/types.ts'

/**
 * The transactions of documents, oldest first, with only those changes the caller may read.
 *
 * @throws 403 when the caller may not read history at all
 */
export function readableTransactions(
  store: Pick<DocumentStore, 'transactions'>,
  access: Access,
  documentIds: readonly string[],
): CommittedTransaction[] {
  if (!access.canReadHistory()) throw forbidden('Your role may not read the history of documents.')
  return store
    .transactions(documentIds)
    .map((transaction) => readablePart(transaction, access))
    .filter(({ changes }) => changes.length > 0)
}

/**
 * The documents with their drafts and published versions. A revision may be named for one of them that was made by a
 * transaction on another: a draft begins as the published document of an earlier revision.
 */
export function withSiblings(documentIds: readonly string[]): string[] {
  return [...new Set(documentIds.flatMap((id) => [id, publishedIdOf(id), draftIdOf(id)]))]
}

function readablePart(transaction: CommittedTransaction, access: Access): CommittedTransaction {
  const readable = (document: LakeDocument | undefined) => document === undefined || access.canRead(document)
  const changes = transaction.changes.filter(({ before, after }) => readable(before) && readable(after))
  return { ...transaction, changes }
}

/** Ids in an address, separated by commas. */
export const listed = (text: string | undefined) => (text ? text.split(',').filter(Boolean) : [])
