import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { limitsOf } from '../query/limits.ts'
import { planQuery } from '../query/plan.ts'
import { runQuery } from '../query/run.ts'
import type { DocumentView } from '../query/view.ts'
import type { CommittedTransaction, LakeDocument } from '../store/types.ts'
import type { Admit } from './admission.ts'
import { watchCaller } from './caller.ts'
import { type EventStream, eventStream, type StreamEvent } from './event-stream.ts'
import { listenOptions } from './listen-options.ts'
import { concerns, type Listener, mutationEvents } from './listener.ts'
import { missedSince } from './missed.ts'
import { eventIdAt } from './position.ts'

const onlyThis = (document: LakeDocument): DocumentView => ({
  get: (id) => (id === document._id ? document : undefined),
  all: () => [document],
  candidates: () => [document],
})

/** A query that cannot be listened to is told as an event: clients of event streams do not see a refusal's body. */
async function refuse(stream: EventStream, refusal: HTTPException): Promise<void> {
  stream.send([{ event: 'channelError', data: await refusal.getResponse().json() }])
  stream.end()
}

/** `/data/listen/:dataset`: an event for each change of a document that the query yields, or yielded before. */
export function listenRoutes({ store, accounts, settings, visitors }: LakeDependencies, admit: Admit) {
  const sanity = { projectId: settings.projectId, dataset: store.dataset }

  function eventsOf(transaction: CommittedTransaction, listener: Listener): StreamEvent[] {
    const { sequence } = transaction
    return mutationEvents(transaction, listener).map((data) => {
      const { transactionCurrentEvent: seen, transactionTotalEvents: total } = data
      const id = eventIdAt(store.storeId, seen === total ? { sequence } : { sequence, seen })
      return { event: 'mutation', id, data }
    })
  }

  /** Greets a client, and gives one that was here before what it missed. */
  function greeting(listener: Listener, lastEventId: string | undefined): StreamEvent[] {
    const id = eventIdAt(store.storeId, { sequence: store.sequence })
    const listenerName = randomUUID()
    if (!listener.options.enableResume || !lastEventId) return [{ event: 'welcome', id, data: { listenerName } }]
    const missed = missedSince(store, lastEventId)
    if (!missed) return [{ event: 'reset', id, data: {} }]
    const { position, transactions } = missed
    const events = transactions.flatMap((transaction) =>
      eventsOf(transaction, listener).slice(transaction.sequence === position.sequence ? position.seen : 0),
    )
    return [{ event: 'welcomeback', data: { listenerName } }, ...events]
  }

  return new Hono<LakeContext>().get('/data/listen/:dataset', (c) => {
    const { access, identity, apiVersion } = c.var
    const options = listenOptions(new URL(c.req.url).searchParams, apiVersion)
    const { query, params } = options
    const limits = limitsOf(identity)
    const isVisitor = identity.role === null
    const listener: Listener = {
      options,
      access,
      matches(document) {
        const view = onlyThis(document)
        const { result } = runQuery({ query, params, view, identity: identity.id, sanity, limits })
        return Array.isArray(result) ? result.length > 0 : Boolean(result)
      },
    }
    const caller = watchCaller(c, accounts)
    const leave = admit(c)
    return eventStream((stream) => {
      const sendOrRefuse = (events: () => StreamEvent[]) => {
        try {
          stream.send(isVisitor ? visitors.spend(events) : events())
        } catch (error) {
          if (error instanceof HTTPException) return void refuse(stream, error)
          stream.end()
          throw error
        }
      }
      sendOrRefuse(() => {
        planQuery(query, params, limits)
        return greeting(listener, c.req.header('last-event-id'))
      })
      const unwatch = caller.whenGone(() => stream.end())
      const unlisten = store.onCommit((transaction) => {
        if (!caller.isTheSame()) return stream.end()
        // Most of what editors do is about drafts: that takes none of the visitors' time, and ends none of their streams.
        if (!concerns(transaction, listener)) return
        sendOrRefuse(() => eventsOf(transaction, listener))
      })
      return () => {
        unwatch()
        unlisten()
      }
    }, leave)
  })
}
