import { draftIdOf, isPublishedId, publishedIdOf, releaseOf } from '../query/document-ids.ts'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'

interface EventBase {
  id: string
  timestamp: string
  author: string
  /** The id of the published document, whichever version the event is about. */
  documentId: string
}

interface OfVersion extends EventBase {
  versionId: string
  releaseId?: string
}

/** What happened to a document in the words of the Studio's history; edits it finds in the transactions itself. */
type DocumentEvent =
  | (OfVersion & { type: 'createDocumentVersion'; versionRevisionId: string })
  | (OfVersion & { type: 'deleteDocumentVersion'; versionRevisionId: string | undefined })
  | (OfVersion & {
      type: 'publishDocumentVersion'
      revisionId: string
      versionRevisionId: string | undefined
      publishCause: 'document.publish'
      contributors: string[]
    })
  | (OfVersion & { type: 'unpublishDocument'; versionRevisionId: string | undefined })
  | (EventBase & { type: 'deleteDocumentGroup' })
  | (EventBase & { type: 'createLiveDocument' | 'updateLiveDocument'; revisionId: string })

/** An event with its place in the log, by which pages of events are cut. */
export interface PlacedEvent {
  sequence: number
  event: DocumentEvent
}

/** The draft or version while the log is read. */
interface VersionState {
  exists: boolean
  revision: string | undefined
  authors: Set<string>
}

const appeared = (change: DocumentChange | undefined) => Boolean(change?.after && !change.before)
const disappeared = (change: DocumentChange | undefined) => Boolean(change?.before && !change.after)

/** What one transaction means for a document and one version of it. */
function eventOf(
  transaction: CommittedTransaction,
  ids: { documentId: string; versionId: string },
  version: VersionState,
): DocumentEvent | undefined {
  const { id, timestamp, author, changes } = transaction
  const changeOf = (documentId: string) => changes.find((change) => change.documentId === documentId)
  const [published, own] = [changeOf(ids.documentId), changeOf(ids.versionId)]
  const base = { id, timestamp, author, documentId: ids.documentId }
  const releaseId = releaseOf(ids.versionId)
  const ofVersion = { ...base, versionId: ids.versionId, ...(releaseId && { releaseId }) }
  const versionRevisionId = version.revision

  if (published?.after && disappeared(own)) {
    const contributors = [...new Set([...version.authors, author])]
    const detail = { revisionId: id, versionRevisionId, publishCause: 'document.publish', contributors } as const
    return { ...ofVersion, type: 'publishDocumentVersion', ...detail }
  }
  if (disappeared(published)) {
    const remains = own ? own.after !== undefined : version.exists
    if (!remains) return { ...base, type: 'deleteDocumentGroup' }
    return { ...ofVersion, type: 'unpublishDocument', versionRevisionId: own?.after ? id : versionRevisionId }
  }
  if (published?.after) {
    return { ...base, type: appeared(published) ? 'createLiveDocument' : 'updateLiveDocument', revisionId: id }
  }
  if (appeared(own)) return { ...ofVersion, type: 'createDocumentVersion', versionRevisionId: id }
  if (disappeared(own)) return { ...ofVersion, type: 'deleteDocumentVersion', versionRevisionId }
  return undefined
}

/** Keeps track of the version past one transaction. */
function follow(version: VersionState, { id, author }: CommittedTransaction, own: DocumentChange | undefined): void {
  if (!own) return
  if (appeared(own) || disappeared(own)) version.authors.clear()
  version.exists = own.after !== undefined
  if (!own.after) return
  version.revision = id
  version.authors.add(author)
}

/**
 * The events of a document as the Studio lists them, newest first.
 *
 * @param log transactions of the document and its draft or version, oldest first
 * @param documentId the version that is looked at; events that are another version's alone are left out
 */
export function documentEvents(log: readonly CommittedTransaction[], documentId: string): PlacedEvent[] {
  const ofPublished = isPublishedId(documentId)
  const ids = { documentId: publishedIdOf(documentId), versionId: ofPublished ? draftIdOf(documentId) : documentId }
  const version: VersionState = { exists: false, revision: undefined, authors: new Set() }
  const events: PlacedEvent[] = []
  for (const transaction of log) {
    const event = eventOf(transaction, ids, version)
    const onlyOfVersion = event?.type === 'createDocumentVersion' || event?.type === 'deleteDocumentVersion'
    if (event && !(ofPublished && onlyOfVersion)) events.push({ sequence: transaction.sequence, event })
    follow(
      version,
      transaction,
      transaction.changes.find((change) => change.documentId === ids.versionId),
    )
  }
  return events.toReversed()
}
