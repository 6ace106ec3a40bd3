import { getDraftId, isPublishedId, getPublishedId, getRelease } from '../query/document-ids.ts'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'

/** The draft or version at a point of the log. */
interface VersionState {
  exists: boolean
  revision: string | undefined
  authors: Set<string>
}

const isCreated = (change: DocumentChange | undefined) => Boolean(change?.after && !change.before)
const isDeleted = (change: DocumentChange | undefined) => Boolean(change?.before && !change.after)

/** The event of the Studio's history that a transaction is; undefined for edits, which the Studio derives itself. */
function getEvent(
  { id, timestamp, author, changes }: CommittedTransaction,
  { documentId, versionId }: { documentId: string; versionId: string },
  version: VersionState,
) {
  const published = changes.find((change) => change.documentId === documentId)
  const own = changes.find((change) => change.documentId === versionId)
  const base = { id, timestamp, author, documentId }
  const releaseId = getRelease(versionId)
  const ofVersion = { ...base, versionId, ...(releaseId && { releaseId }) }
  const versionRevisionId = version.revision

  if (published?.after && isDeleted(own)) {
    const contributors = [...new Set([...version.authors, author])]
    const detail = { revisionId: id, versionRevisionId, publishCause: 'document.publish', contributors }
    return { ...ofVersion, type: 'publishDocumentVersion' as const, ...detail }
  }
  if (isDeleted(published)) {
    const versionRemains = own ? own.after !== undefined : version.exists
    if (!versionRemains) return { ...base, type: 'deleteDocumentGroup' as const }
    const revision = own?.after ? id : versionRevisionId
    return { ...ofVersion, type: 'unpublishDocument' as const, versionRevisionId: revision }
  }
  if (published?.after) {
    const type = isCreated(published) ? ('createLiveDocument' as const) : ('updateLiveDocument' as const)
    return { ...base, type, revisionId: id }
  }
  if (isCreated(own)) return { ...ofVersion, type: 'createDocumentVersion' as const, versionRevisionId: id }
  if (isDeleted(own)) return { ...ofVersion, type: 'deleteDocumentVersion' as const, versionRevisionId }
  return undefined
}

function applyTransaction(version: VersionState, { id, author, changes }: CommittedTransaction, versionId: string) {
  const own = changes.find((change) => change.documentId === versionId)
  if (!own) return
  if (isCreated(own) || isDeleted(own)) version.authors.clear()
  version.exists = own.after !== undefined
  if (!own.after) return
  version.revision = id
  version.authors.add(author)
}

/**
 * The events of a document or version with their positions in the log, newest first.
 *
 * @param log from `readLog`
 */
export function documentEvents(log: readonly CommittedTransaction[], documentId: string) {
  const isPublished = isPublishedId(documentId)
  const ids = { documentId: getPublishedId(documentId), versionId: isPublished ? getDraftId(documentId) : documentId }
  const version: VersionState = { exists: false, revision: undefined, authors: new Set() }
  const events = log.flatMap((transaction) => {
    const event = getEvent(transaction, ids, version)
    applyTransaction(version, transaction, ids.versionId)
    return event ? [{ sequence: transaction.sequence, event }] : []
  })
  const isOfVersion = (type: string) => type === 'createDocumentVersion' || type === 'deleteDocumentVersion'
  return events.filter(({ event }) => !(isPublished && isOfVersion(event.type))).toReversed()
}
