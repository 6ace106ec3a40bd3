import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import { syncTagsOfChanges } from '../query/sync-tags.ts'
import type { CommittedTransaction } from '../store/types.ts'
import { type EventStream, createEventStream, type StreamEvent } from './event-stream.ts'
import { concerns, isVisible, type Listener, listenOptions, createMutationEvents } from './listener.ts'
import { formatEventId, replaySince } from './replay-since.ts'

/** Transactions that may wait for a listener's query; a client that is cut off can come back and resume. */
const MAX_WAITING = 1000

/** Open streams of one person. A Studio with ten panes has about thirty. */
export const MAX_STREAMS_PER_PERSON = 400

/** Ends a stream when its session ends, its role changes or its account is disabled, and limits those of a person. */
function createCallerWatcher(accounts: Pick<Accounts, 'identify' | 'onChange'>) {
  const open = new Map<string, number>()
  return (c: Context<LakeContext>) => {
    const authorization = c.req.header('authorization')
    const { id, role, kind } = c.var.identity
    const count = (difference: number) => open.set(id, (open.get(id) ?? 0) + difference)
    if (kind === 'person' && (open.get(id) ?? 0) >= MAX_STREAMS_PER_PERSON) {
      throw apiError(429, 'Too many pages of the Studio are open with this account. Close some of them.')
    }
    function isUnchanged() {
      try {
        const now = accounts.identify(authorization)
        return now.id === id && now.role === role
      } catch {
        return false
      }
    }
    return {
      isUnchanged,
      /** Counts the stream until the function that this returns is called. */
      onLost(end: () => void) {
        const unwatch = accounts.onChange(() => isUnchanged() || end())
        count(1)
        return () => {
          unwatch()
          count(-1)
        }
      },
    }
  }
}

type CallerWatcher = ReturnType<typeof createCallerWatcher>

/** Clients of event streams do not see the body of an error response, so a refused query is an event. */
async function sendError(stream: EventStream, error: HTTPException): Promise<void> {
  stream.send([{ event: 'channelError', data: await error.getResponse().json() }])
  stream.end()
}

/** `/data/listen/:dataset`: an event for each change of a document that the query yields, or yielded before. */
function listenRoutes({ store, queries }: LakeDependencies, watchCaller: CallerWatcher) {
  async function createEvents(transaction: CommittedTransaction, listener: Listener): Promise<StreamEvent[]> {
    const { sequence } = transaction
    return (await createMutationEvents(transaction, listener)).map((data) => {
      const { transactionCurrentEvent: seen, transactionTotalEvents: total } = data
      const id = formatEventId(store.storeId, seen === total ? { sequence } : { sequence, seen })
      return { event: 'mutation', id, data }
    })
  }

  /** Events by listener key. The panes of a Studio listen to the same query many times; it runs once for all. */
  const created = new WeakMap<CommittedTransaction, Map<string, Promise<StreamEvent[]>>>()

  function toEvents(transaction: CommittedTransaction, listener: Listener): Promise<StreamEvent[]> {
    const ofTransaction = created.get(transaction) ?? new Map<string, Promise<StreamEvent[]>>()
    created.set(transaction, ofTransaction)
    const events = ofTransaction.get(listener.key) ?? createEvents(transaction, listener)
    ofTransaction.set(listener.key, events)
    return events
  }

  async function greet(listener: Listener, lastEventId: string | undefined): Promise<StreamEvent[]> {
    const id = formatEventId(store.storeId, { sequence: store.sequence })
    const listenerName = randomUUID()
    const resume = listener.options.enableResume && lastEventId
    const missed = resume ? replaySince(store, resume) : undefined
    // A query that cannot be run is refused now, not at the first change.
    await listener.match([])
    if (!resume) return [{ event: 'welcome', id, data: { listenerName } }]
    if (!missed) return [{ event: 'reset', id, data: {} }]
    const events: StreamEvent[] = [{ event: 'welcomeback', data: { listenerName } }]
    const { position, transactions } = missed
    for (const transaction of transactions.filter((each) => concerns(each, listener))) {
      const all = await toEvents(transaction, listener)
      events.push(...all.slice(transaction.sequence === position.sequence ? position.seen : 0))
    }
    return events
  }

  return new Hono<LakeContext>().get('/data/listen/:dataset', (c) => {
    const { access, identity, apiVersion } = c.var
    const options = listenOptions(new URL(c.req.url).searchParams, apiVersion)
    const { query, params } = options
    const match: Listener['match'] = (documents) => queries.match({ query, params, identity, documents })
    const key = JSON.stringify([identity.id, identity.role, options])
    const listener: Listener = { options, access, match, key }
    const caller = watchCaller(c)
    return createEventStream((stream) => {
      let isOpen = true
      let waiting = 0
      async function send(events: Promise<StreamEvent[]>) {
        try {
          const found = await events
          if (!caller.isUnchanged()) stream.end()
          else stream.send(found)
        } catch (error) {
          if (error instanceof HTTPException) return sendError(stream, error)
          stream.end()
          storeLog().error({ err: error }, 'A listener failed; its client reconnects.')
        }
      }
      // Sequential, so that events come in the order of the commits.
      let sending = send(greet(listener, c.req.header('last-event-id')))
      async function sendNext(transaction: CommittedTransaction, before: Promise<void>) {
        await before
        waiting -= 1
        if (isOpen) await send(toEvents(transaction, listener))
      }
      const unwatch = caller.onLost(() => stream.end())
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

const liveOptions = z.object({ includeDrafts: z.stringbool().default(false) })

/** `/data/live/events/:dataset`: for each change, the sync tags of the query results that it may have made stale. */
function liveRoutes({ store }: LakeDependencies, watchCaller: CallerWatcher) {
  return new Hono<LakeContext>().get('/data/live/events/:dataset', (c) => {
    const { access } = c.var
    const { includeDrafts } = parseInput(liveOptions, c.req.query(), 'address')

    function messages({ sequence, changes }: CommittedTransaction): StreamEvent[] {
      const visible = changes.filter((change) => isVisible(change, includeDrafts, access))
      const id = formatEventId(store.storeId, { sequence })
      return visible.length > 0 ? [{ event: 'message', id, data: { tags: syncTagsOfChanges(visible) } }] : []
    }

    function greet(lastEventId: string | undefined): StreamEvent[] {
      const id = formatEventId(store.storeId, { sequence: store.sequence })
      if (!lastEventId) return [{ event: 'welcome', id, data: { id } }]
      const missed = replaySince(store, lastEventId)?.transactions.flatMap(messages)
      // Without an id of its own, this event leaves the client's position unchanged until it has what it missed.
      return [{ event: 'welcome', data: { id: lastEventId } }, ...(missed ?? [{ event: 'restart', id, data: { id } }])]
    }

    const caller = watchCaller(c)
    return createEventStream((stream) => {
      stream.send(greet(c.req.header('last-event-id')))
      const unwatch = caller.onLost(() => stream.end())
      const unlisten = store.onCommit((transaction) => {
        if (!caller.isUnchanged()) return stream.end()
        stream.send(messages(transaction))
      })
      return () => {
        unwatch()
        unlisten()
      }
    })
  })
}

/** The event streams, mounted under `/:version`. */
export function streamRoutes(deps: LakeDependencies) {
  const watchCaller = createCallerWatcher(deps.accounts)
  return new Hono<LakeContext>()
    .use('/data/:stream{listen|live}/*', async (c, next) => {
      // The stream of a HEAD request is never read and so would never end.
      if (c.req.method === 'HEAD') throw apiError(405, 'Use GET for an event stream.', { allow: 'GET' })
      await next()
    })
    .route('/', listenRoutes(deps, watchCaller))
    .route('/', liveRoutes(deps, watchCaller))
}
