import { isPublishedId } from '@sanity/client/csm'
import { COMMENT } from '../accounts/roles.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { CommittedTransaction, DocumentChange } from '../documents/types.ts'
import { isReleaseDocument } from '../releases/release.ts'
import { SYNC_TAGS } from '../query/syncTags.ts'
import type { EventStream } from './eventStream.ts'
import { formatEventId } from './listenerGroup.ts'

interface LiveEvents {
  store: Pick<DocumentStore, 'storeId' | 'sequence' | 'onCommit'>
  includeDrafts: boolean
  /** What the client received last, as in the `Last-Event-ID` header. */
  lastEventId: string | undefined
}

/** Comments are no content: Sanity keeps them in another dataset. */
const isContent = ({ before, after }: DocumentChange) => (after ?? before)?._type !== COMMENT

/** Releases have ids like those of published documents, but no page shows them. */
const isPublic = ({ documentId }: DocumentChange) =>
  isPublishedId(documentId) && !isReleaseDocument({ _id: documentId })

/**
 * Sends a message after each change of published documents, or of all. It names no document, only tags of queries. A
 * client that reconnects after a change gets one at once.
 *
 * @returns the function that ends it
 */
export function sendLiveEvents(stream: EventStream, { store, includeDrafts, lastEventId }: LiveEvents): () => void {
  const send = (event: string, data: object) => {
    const id = formatEventId(store, store.sequence)
    stream.send([{ event, id, data: { id, ...data } }])
  }
  const isShown = ({ changes }: CommittedTransaction) =>
    changes.some((change) => isContent(change) && (includeDrafts || isPublic(change)))
  const isBehind = lastEventId !== undefined && lastEventId !== formatEventId(store, store.sequence)
  send('welcome', {})
  if (isBehind) send('message', { tags: SYNC_TAGS })
  return store.onCommit((transaction) => {
    if (isShown(transaction)) send('message', { tags: SYNC_TAGS })
  })
}
