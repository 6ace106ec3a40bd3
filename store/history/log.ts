import { getDraftId, getPublishedId, getVersionId, isPublishedId, isVersionId } from '@sanity/client/csm'
import { z } from 'zod'
import type { Access } from '../accounts/roles.ts'
import { badRequest } from '../http/errors.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { CommittedTransaction, DocumentChange, StoredDocument } from '../documents/types.ts'
import { isReleaseDocument, releaseDocument } from '../releases/release.ts'

const releaseMutation = z.object({ createOrReplace: releaseDocument })

/** Finds the release that a transaction publishes. */
const findPublishedRelease = ({ mutations }: CommittedTransaction) =>
  mutations
    .flatMap((mutation) => releaseMutation.safeParse(mutation).data?.createOrReplace ?? [])
    .find(({ state }) => state === 'published')

const isCreated = (change: DocumentChange | undefined) => Boolean(change?.after && !change.before)
const isDeleted = (change: DocumentChange | undefined) => Boolean(change?.before && !change.after)

/**
 * Maps a transaction to an event of the Studio's history; undefined for edits, which the Studio derives itself.
 *
 * @param version the draft or version before the transaction
 * @param authors those who have written it since it was created
 */
function getEvent(
  transaction: CommittedTransaction,
  { documentId, versionId }: { documentId: string; versionId: string },
  version: StoredDocument | undefined,
  authors: ReadonlySet<string>,
) {
  const { id, timestamp, author, changes } = transaction
  const publishedChange = changes.find((change) => change.documentId === documentId)
  const versionChange = changes.find((change) => change.documentId === versionId)
  const base = { id, timestamp, author, documentId }
  const versionBase = { ...base, versionId }
  const versionRevisionId = version?._rev

  const contributors = [...new Set([...authors, author])]
  const release = publishedChange?.after && findPublishedRelease(transaction)
  if (release) {
    const { name: releaseId, scheduledBy } = release
    const publishCause = scheduledBy === undefined ? 'release.publish' : 'release.schedule'
    const detail = { versionId: getVersionId(documentId, releaseId), releaseId, revisionId: id, publishCause }
    return { ...base, type: 'publishDocumentVersion' as const, ...detail, contributors }
  }
  if (publishedChange?.after && isDeleted(versionChange)) {
    const detail = { revisionId: id, versionRevisionId, publishCause: 'document.publish', contributors }
    return { ...versionBase, type: 'publishDocumentVersion' as const, ...detail }
  }
  if (isDeleted(publishedChange)) {
    const remaining = versionChange ? versionChange.after : version
    if (!remaining) return { ...base, type: 'deleteDocumentGroup' as const }
    return { ...versionBase, type: 'unpublishDocument' as const, versionRevisionId: remaining._rev }
  }
  if (publishedChange?.after) {
    const type = isCreated(publishedChange) ? ('createLiveDocument' as const) : ('updateLiveDocument' as const)
    return { ...base, type, revisionId: id }
  }
  if (isCreated(versionChange)) return { ...versionBase, type: 'createDocumentVersion' as const, versionRevisionId: id }
  if (isDeleted(versionChange)) return { ...versionBase, type: 'deleteDocumentVersion' as const, versionRevisionId }
  return undefined
}

/**
 * Lists the events of a document or version, newest first.
 *
 * @param log from `readLog`
 */
export function listDocumentEvents(log: readonly CommittedTransaction[], documentId: string) {
  const isPublished = isPublishedId(documentId)
  const ids = { documentId: getPublishedId(documentId), versionId: isPublished ? getDraftId(documentId) : documentId }
  const authors = new Set<string>()
  let version: StoredDocument | undefined
  const events = log.flatMap((transaction) => {
    const event = getEvent(transaction, ids, version, authors)
    const change = transaction.changes.find((each) => each.documentId === ids.versionId)
    if (isCreated(change) || isDeleted(change)) authors.clear()
    if (change?.after) authors.add(transaction.author)
    if (change) version = change.after
    return event ?? []
  })
  const isOfVersion = (type: string) => type === 'createDocumentVersion' || type === 'deleteDocumentVersion'
  return events.filter(({ type }) => !(isPublished && isOfVersion(type))).toReversed()
}

/**
 * Reads the readable changes of documents and their siblings (draft and published version), as transactions, oldest
 * first. A revision of one may come from a transaction on the other, since a draft starts as the published document.
 *
 * @param newest the number of newest transactions to read; all by default
 */
export function readLog(store: DocumentStore, access: Access, documentIds: readonly string[], newest?: number) {
  const isReadable = (document: StoredDocument | undefined) => document === undefined || access.canRead(document)
  const ids = new Set(documentIds.flatMap((id) => [id, getPublishedId(id), getDraftId(id)]))
  return store
    .transactions([...ids], newest)
    .map((transaction) => ({
      ...transaction,
      changes: transaction.changes.filter(({ before, after }) => isReadable(before) && isReadable(after)),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** A past state of a document. `last` is the state in which a deleted document was deleted. */
export type Moment = { revision: string } | { time: string } | 'last'

function selectUntil(log: readonly CommittedTransaction[], moment: Exclude<Moment, 'last'>) {
  if ('time' in moment) return log.slice(0, log.findLastIndex(({ timestamp }) => timestamp <= moment.time) + 1)
  return log.slice(0, log.findIndex(({ id }) => id === moment.revision) + 1)
}

function findState(log: readonly CommittedTransaction[], documentId: string): StoredDocument | undefined {
  const changes = log.flatMap((transaction) => transaction.changes)
  const findAfter = (id: string) => changes.findLast((change) => change.documentId === id)?.after
  const published = findAfter(getPublishedId(documentId))
  return findAfter(documentId) ?? (published && { ...published, _id: documentId })
}

/**
 * Returns a past version of a document. Without a draft, returns the published document under the draft's id, as the
 * Studio does to compare and restore it.
 *
 * @returns undefined when the document did not exist or the revision is unknown
 */
export function findVersionAt(log: readonly CommittedTransaction[], documentId: string, moment: Moment) {
  if (moment !== 'last') return findState(selectUntil(log, moment), documentId)
  if (isVersionId(documentId)) return findFinalVersionIn(log, documentId)
  const ids = new Set([documentId, getPublishedId(documentId)])
  const lastChange = log.findLastIndex(({ changes }) => changes.some((change) => ids.has(change.documentId)))
  // When nothing is left, the last change deleted it.
  return findState(log, documentId) ?? findState(log.slice(0, lastChange), documentId)
}

/**
 * Returns the content that a version has, or had when it was published or discarded. That of a published version has the
 * revision that published it: from there the Studio reverts a release.
 */
function findFinalVersionIn(log: readonly CommittedTransaction[], versionId: string): StoredDocument | undefined {
  const last = log.findLast(({ changes }) => changes.some(({ documentId }) => documentId === versionId))
  const change = last?.changes.find(({ documentId }) => documentId === versionId)
  if (!last || !change?.before || change.after) return change?.after
  const isPublished = last.changes.some(({ documentId }) => documentId === getPublishedId(versionId))
  return isPublished ? { ...change.before, _rev: last.id } : change.before
}

/** Transactions in which deletions are searched. */
const MAX_SEARCHED = 5000
/** Transactions of deleted documents that are read for their last states. */
const MAX_READ = 300

/** Lists documents of which neither the published version nor a draft is left, in their last states, newest first. */
export function listDeletedDocuments(store: DocumentStore, access: Access, max: number): StoredDocument[] {
  const removed = store
    .listRemovedIds(MAX_SEARCHED)
    .filter((id) => !isVersionId(id) && !isReleaseDocument({ _id: id }))
    .map(getPublishedId)
  const ids = [...new Set(removed)].filter((id) => !store.get(id) && !store.get(getDraftId(id))).slice(0, max)
  const log = readLog(store, access, ids, MAX_READ)
  return ids.flatMap((id) => findVersionAt(log, id, 'last') ?? findVersionAt(log, getDraftId(id), 'last') ?? [])
}

/** Parses a list of ids, each once. @throws 400 for too many */
export function parseIds(text: string, max: number): string[] {
  const ids = [...new Set(text.split(',').filter(Boolean))]
  if (ids.length > max) throw badRequest(`At most ${max} documents can be requested at once.`)
  return ids
}
