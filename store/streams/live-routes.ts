import { Hono } from 'hono'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { valid } from '../http/input.ts'
import { isPublishedId } from '../query/document-ids.ts'
import { syncTagsOfChanges } from '../query/sync-tags.ts'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'
import { watchCaller } from './caller.ts'
import { eventStream, type StreamEvent } from './event-stream.ts'
import { replaySince } from './replay-since.ts'
import { eventIdAt } from './position.ts'

const options = z.object({ includeDrafts: z.enum(['true', 'false']).default('false') })

/** `/data/live/events/:dataset`: for each change, the tags of the answers to queries that it may have made old. */
export function liveRoutes({ store, accounts }: Pick<LakeDependencies, 'store' | 'accounts'>) {
  const idAfter = (sequence: number) => eventIdAt(store.storeId, { sequence })

  return new Hono<LakeContext>().get('/data/live/events/:dataset', (c) => {
    const { access } = c.var
    const includeDrafts = valid(options, c.req.query(), 'address').includeDrafts === 'true'

    const concerns = ({ documentId, before, after }: DocumentChange) =>
      (includeDrafts || isPublishedId(documentId)) &&
      [before, after].some((document) => document !== undefined && access.canRead(document))

    function messages({ sequence, changes }: CommittedTransaction): StreamEvent[] {
      const concerning = changes.filter(concerns)
      if (concerning.length === 0) return []
      return [{ event: 'message', id: idAfter(sequence), data: { tags: syncTagsOfChanges(concerning) } }]
    }

    /** Tells a client to ask anew for everything. */
    function restart(): StreamEvent[] {
      const id = idAfter(store.sequence)
      return [{ event: 'restart', id, data: { id } }]
    }

    /** A client that was here before gets what it missed, or is told to ask anew. */
    function greeting(lastEventId: string | undefined): StreamEvent[] {
      const id = idAfter(store.sequence)
      if (!lastEventId) return [{ event: 'welcome', id, data: { id } }]
      const missed = replaySince(store, lastEventId)?.transactions.flatMap(messages) ?? restart()
      // Without an id of its own this leaves the client where it was until it has what it missed.
      return [{ event: 'welcome', data: { id: lastEventId } }, ...missed]
    }

    const caller = watchCaller(c, accounts)
    return eventStream((stream) => {
      stream.send(greeting(c.req.header('last-event-id')))
      const unwatch = caller.whenGone(() => stream.end())
      const unlisten = store.onCommit((transaction) => {
        if (!caller.isTheSame()) return stream.end()
        stream.send(messages(transaction))
      })
      return () => {
        unwatch()
        unlisten()
      }
    })
  })
}
