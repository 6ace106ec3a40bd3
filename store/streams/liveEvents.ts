import { isPublishedId } from '@sanity/client/csm'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import { SYNC_TAGS } from '../query/syncTags.ts'
import type { EventStream } from './eventStream.ts'
import { formatEventId } from './listenerGroup.ts'

interface LiveEvents {
  store: DocumentStore
  includeDrafts: boolean
  /** What the client received last, as in the `Last-Event-ID` header. */
  lastEventId: string | undefined
}

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
    includeDrafts || changes.some(({ documentId }) => isPublishedId(documentId))
  const isBehind = lastEventId !== undefined && lastEventId !== formatEventId(store, store.sequence)
  send('welcome', {})
  if (isBehind) send('message', { tags: SYNC_TAGS })
  return store.onCommit((transaction) => {
    if (isShown(transaction)) send('message', { tags: SYNC_TAGS })
  })
}
