import { getDraftId, isPublishedId, getPublishedId } from '../query/document-ids.ts'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'

interface VersionState {
  exists: boolean
  revision: string | undefined
  authors: Set<string>
}

const isCreated = (change: DocumentChange | undefined) => Boolean(change?.after && !change.before)
const isDeleted = (change: DocumentChange | undefined) => Boolean(change?.before && !change.after)

/** Maps a transaction to an event of the Studio's history; undefined for edits, which the Studio derives itself. */
function getEvent(
  { id, timestamp, author, changes }: CommittedTransaction,
  { documentId, versionId }: { documentId: string; versionId: string },
  version: VersionState,
) {
  const publishedChange = changes.find((change) => change.documentId === documentId)
  const versionChange = changes.find((change) => change.documentId === versionId)
  const base = { id, timestamp, author, documentId }
  const versionBase = { ...base, versionId }
  const versionRevisionId = version.revision

  if (publishedChange?.after && isDeleted(versionChange)) {
    const contributors = [...new Set([...version.authors, author])]
    const detail = { revisionId: id, versionRevisionId, publishCause: 'document.publish', contributors }
    return { ...versionBase, type: 'publishDocumentVersion' as const, ...detail }
  }
  if (isDeleted(publishedChange)) {
    const versionRemains = versionChange ? versionChange.after !== undefined : version.exists
    if (!versionRemains) return { ...base, type: 'deleteDocumentGroup' as const }
    const revision = versionChange?.after ? id : versionRevisionId
    return { ...versionBase, type: 'unpublishDocument' as const, versionRevisionId: revision }
  }
  if (publishedChange?.after) {
    const type = isCreated(publishedChange) ? ('createLiveDocument' as const) : ('updateLiveDocument' as const)
    return { ...base, type, revisionId: id }
  }
  if (isCreated(versionChange)) return { ...versionBase, type: 'createDocumentVersion' as const, versionRevisionId: id }
  if (isDeleted(versionChange)) return { ...versionBase, type: 'deleteDocumentVersion' as const, versionRevisionId }
  return undefined
}

function applyTransaction(version: VersionState, { id, author, changes }: CommittedTransaction, versionId: string) {
  const versionChange = changes.find((change) => change.documentId === versionId)
  if (!versionChange) return
  if (isCreated(versionChange) || isDeleted(versionChange)) version.authors.clear()
  version.exists = versionChange.after !== undefined
  if (!versionChange.after) return
  version.revision = id
  version.authors.add(author)
}

/**
 * Lists the events of a document or version with their positions in the log, newest first.
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
