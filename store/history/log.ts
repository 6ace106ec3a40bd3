import type { Access } from '../accounts/access.ts'
import { forbidden } from '../http/errors.ts'
import { getDraftId, getPublishedId } from '../query/document-ids.ts'
import type { CommittedTransaction, DocumentStore, StoredDocument } from '../store/types.ts'

/**
 * Reads the readable changes of documents and their siblings (draft and published version), as transactions, oldest
 * first. A revision of one may come from a transaction on the other, since a draft starts as the published document.
 *
 * @param options.onlyThese false adds the changes of other documents in the same transactions
 * @param options.newest the number of newest transactions to read; all by default
 * @throws 403 when the caller may not read history
 */
export function readLog(
  store: Pick<DocumentStore, 'transactions'>,
  access: Access,
  documentIds: readonly string[],
  { onlyThese = true, newest }: { onlyThese?: boolean; newest?: number | undefined } = {},
): CommittedTransaction[] {
  if (!access.canReadHistory()) throw forbidden('Your role may not read the history of documents.')
  const isReadable = (document: StoredDocument | undefined) => document === undefined || access.canRead(document)
  const ids = new Set(documentIds.flatMap((id) => [id, getPublishedId(id), getDraftId(id)]))
  return store
    .transactions([...ids], { onlyThese, newest })
    .map((transaction) => ({
      ...transaction,
      changes: transaction.changes.filter(({ before, after }) => isReadable(before) && isReadable(after)),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** A past state of a document. `last` is the newest state of a deleted document. */
export type Moment = { revision: string } | { time: string } | 'last'

function selectUntil(log: readonly CommittedTransaction[], moment: Moment): readonly CommittedTransaction[] {
  if (moment === 'last') return log
  if ('time' in moment) return log.slice(0, log.findLastIndex(({ timestamp }) => timestamp <= moment.time) + 1)
  return log.slice(0, log.findIndex(({ id }) => id === moment.revision) + 1)
}

/**
 * Returns a past version of a document. Without a draft, returns the published document under the draft's id, as the
 * Studio does to compare and restore it.
 *
 * @returns undefined when the document did not exist or the revision is unknown
 */
export function versionAt(
  log: readonly CommittedTransaction[],
  documentId: string,
  moment: Moment,
): StoredDocument | undefined {
  const changes = selectUntil(log, moment).flatMap((transaction) => transaction.changes)
  const findState = (id: string) => {
    const states = changes.filter((change) => change.documentId === id).map(({ after }) => after)
    return moment === 'last' ? states.findLast((state) => state !== undefined) : states.at(-1)
  }
  const published = findState(getPublishedId(documentId))
  return findState(documentId) ?? (published && { ...published, _id: documentId })
}

export const parseIds = (text: string | undefined) => (text ? text.split(',').filter(Boolean) : [])
