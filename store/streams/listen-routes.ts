import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import type { CommittedTransaction } from '../store/types.ts'
import { watchCaller } from './caller.ts'
import { type EventStream, eventStream, type StreamEvent } from './event-stream.ts'
import { listenOptions } from './listen-options.ts'
import { concerns, type Listener, mutationEvents } from './listener.ts'
import { replaySince } from './replay-since.ts'
import { eventIdAt } from './position.ts'

/** Transactions that may wait until a listener's query has judged those before; a client can come back and resume. */
const MAX_WAITING = 1000

/** A query that cannot be listened to is told as an event: clients of event streams do not see a refusal's body. */
async function refuse(stream: EventStream, refusal: HTTPException): Promise<void> {
  stream.send([{ event: 'channelError', data: await refusal.getResponse().json() }])
  stream.end()
}

/** `/data/listen/:dataset`: an event for each change of a document that the query yields, or yielded before. */
export function listenRoutes({ store, accounts, queries }: LakeDependencies) {
  async function eventsOf(transaction: CommittedTransaction, listener: Listener): Promise<StreamEvent[]> {
    const { sequence } = transaction
    return (await mutationEvents(transaction, listener)).map((data) => {
      const { transactionCurrentEvent: seen, transactionTotalEvents: total } = data
      const id = eventIdAt(store.storeId, seen === total ? { sequence } : { sequence, seen })
      return { event: 'mutation', id, data }
    })
  }

  /** Greets a client, and gives one that was here before what it missed. */
  async function greeting(listener: Listener, lastEventId: string | undefined): Promise<StreamEvent[]> {
    const id = eventIdAt(store.storeId, { sequence: store.sequence })
    const listenerName = randomUUID()
    const missed = listener.options.enableResume && lastEventId ? replaySince(store, lastEventId) : undefined
    // A query that cannot be run is refused now, not at the first change.
    await listener.match([])
    if (!listener.options.enableResume || !lastEventId) return [{ event: 'welcome', id, data: { listenerName } }]
    if (!missed) return [{ event: 'reset', id, data: {} }]
    const events: StreamEvent[] = [{ event: 'welcomeback', data: { listenerName } }]
    const { position, transactions } = missed
    for (const transaction of transactions.filter((each) => concerns(each, listener))) {
      const all = await eventsOf(transaction, listener)
      events.push(...all.slice(transaction.sequence === position.sequence ? position.seen : 0))
    }
    return events
  }

  return new Hono<LakeContext>().get('/data/listen/:dataset', (c) => {
    const { access, identity, apiVersion } = c.var
    const options = listenOptions(new URL(c.req.url).searchParams, apiVersion)
    const { query, params } = options
    const match: Listener['match'] = (documents) => queries.match({ query, params, identity, documents })
    const listener: Listener = { options, access, match }
    const caller = watchCaller(c, accounts)
    return eventStream((stream) => {
      let isOpen = true
      let waiting = 0
      async function send(events: Promise<StreamEvent[]>) {
        try {
          const found = await events
          if (!caller.isTheSame()) stream.end()
          else stream.send(found)
        } catch (error) {
          if (error instanceof HTTPException) return refuse(stream, error)
          stream.end()
          console.error('A listener failed; its client comes back by itself.', error)
        }
      }
      // One after the other, so that events come in the order of the commits.
      let sending = send(greeting(listener, c.req.header('last-event-id')))
      async function sendNext(transaction: CommittedTransaction, before: Promise<void>) {
        await before
        waiting -= 1
        if (isOpen) await send(eventsOf(transaction, listener))
      }
      const unwatch = caller.whenGone(() => stream.end())
      const unlisten = store.onCommit((transaction) => {
        if (!concerns(transaction, listener)) return
        waiting += 1
        if (waiting > MAX_WAITING) return stream.end()
        sending = sendNext(transaction, sending)
      })
      return () => {
        isOpen = false
        unwatch()
        unlisten()
      }
    })
  })
}
