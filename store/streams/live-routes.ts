import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { unauthorized } from '../http/errors.ts'
import { valid } from '../http/input.ts'
import { isPublishedId } from '../query/document-ids.ts'
import { syncTagsOfChanges } from '../query/sync-tags.ts'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'
import type { Admit } from './admission.ts'
import { watchCaller } from './caller.ts'
import { eventStream, type StreamEvent } from './event-stream.ts'
import { missedSince } from './missed.ts'
import { eventIdAt } from './position.ts'

const options = z.object({ includeDrafts: z.enum(['true', 'false']).default('false') })

type Live = Pick<LakeDependencies, 'store' | 'accounts' | 'visitors'>

/** `/data/live/events/:dataset`: for each change, the tags of the answers to queries that it may have made old. */
export function liveRoutes({ store, accounts, visitors }: Live, admit: Admit) {
  const idAfter = (sequence: number) => eventIdAt(store.storeId, { sequence })

  return new Hono<LakeContext>().get('/data/live/events/:dataset', (c) => {
    const { access, identity } = c.var
    const includeDrafts = valid(options, c.req.query(), 'address').includeDrafts === 'true'
    if (includeDrafts && identity.role === null) throw unauthorized('Live events of drafts need a token.')

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

    /** The events; visitors for whom there is no time to tell them have to ask anew, as who was away too long. */
    function inTime(events: () => StreamEvent[]): StreamEvent[] {
      if (identity.role !== null) return events()
      try {
        return visitors.spend(events)
      } catch (error) {
        if (error instanceof HTTPException) return restart()
        throw error
      }
    }

    /** A client that was here before gets what it missed, or is told to ask anew. */
    function greeting(lastEventId: string | undefined): StreamEvent[] {
      const id = idAfter(store.sequence)
      if (!lastEventId) return [{ event: 'welcome', id, data: { id } }]
      const missed = inTime(() => missedSince(store, lastEventId)?.transactions.flatMap(messages) ?? restart())
      // Without an id of its own this leaves the client where it was until it has what it missed.
      return [{ event: 'welcome', data: { id: lastEventId } }, ...missed]
    }

    const caller = watchCaller(c, accounts)
    const leave = admit(c)
    return eventStream((stream) => {
      stream.send(greeting(c.req.header('last-event-id')))
      const unwatch = caller.whenGone(() => stream.end())
      const unlisten = store.onCommit((transaction) => {
        if (!caller.isTheSame()) return stream.end()
        // Most of what editors do is about drafts: that takes none of the visitors' time, and sends none of them back.
        if (!transaction.changes.some(concerns)) return
        stream.send(inTime(() => messages(transaction)))
      })
      return () => {
        unwatch()
        unlisten()
      }
    }, leave)
  })
}
