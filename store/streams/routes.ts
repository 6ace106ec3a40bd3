import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { apiError, copyResponse, unauthorized } from '../http/errors.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import { MAX_READ_BYTES } from '../documents/transactionLog.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import { createEventStream, type StreamEvent } from './eventStream.ts'
import { parseListenOptions } from './listener.ts'
import { createListenerGroups, formatEventId } from './listenerGroup.ts'
import { sendLiveEvents } from './liveEvents.ts'
import { createSessionCheck } from './sessionCheck.ts'

/** Above this count a client starts over, since a new read is cheaper than a replay. */
const MAX_MISSED = 1000

const EVENT_ID = /^([^:]+):(\d+)$/

/**
 * Reads the transactions since the last event that a client received, oldest first; undefined when unknown or too many.
 *
 * @param lastEventId as in the `Last-Event-ID` header
 */
function replaySince(store: DocumentStore, lastEventId: string): CommittedTransaction[] | undefined {
  const [, storeId, last] = EVENT_ID.exec(lastEventId) ?? []
  const missed = store.sequence - Number(last)
  if (storeId !== store.storeId || missed < 0 || missed > MAX_MISSED) return undefined
  if (store.bytesSince(Number(last)) > MAX_READ_BYTES) return undefined
  return store.transactionsSince(Number(last), MAX_MISSED)
}

/** Transactions queued for a listener. Above this the client is disconnected; it can reconnect and resume. */
const MAX_WAITING = 1000

/** Open streams of each route per person. A Studio with ten panes has about thirty. */
export const MAX_STREAMS_PER_PERSON = 400

/** Open streams of live events without a token, of all visitors together. */
export const MAX_ANONYMOUS_STREAMS = 100

/** Options of live events that add drafts and versions; `@sanity/client` sends the first. */
const DRAFT_OPTIONS = ['includeDrafts', 'includeAllDocuments', 'includeAllVersions']

/** Creates the function that opens a caller's streams. They end with the session and are limited per person. */
function createStreamOpener(accounts: Pick<Accounts, 'findMember' | 'onChange'>) {
  const openCounts = new Map<string, number>()
  const isOpenSession = createSessionCheck(accounts)
  return (c: Context<StoreContext>, open: Parameters<typeof createEventStream>[0]) => {
    // The stream of a HEAD request is not read, so it would never end.
    if (c.req.method === 'HEAD') throw apiError(405, 'Use GET for an event stream.', { allow: 'GET' })
    const authorization = c.req.header('authorization')
    const { id, kind } = c.var.identity
    const count = (difference: number) => openCounts.set(id, (openCounts.get(id) ?? 0) + difference)
    if (kind === 'person' && (openCounts.get(id) ?? 0) >= MAX_STREAMS_PER_PERSON) {
      throw apiError(429, 'Too many pages of the Studio are open with this account. Close some of them.')
    }
    if (kind === 'anonymous' && (openCounts.get(id) ?? 0) >= MAX_ANONYMOUS_STREAMS) {
      throw apiError(429, 'Too many streams are open without a token. Send one, or try again later.')
    }
    const isSignedIn = () => kind === 'anonymous' || isOpenSession(authorization)
    return createEventStream((stream) => {
      const unsubscribe = accounts.onChange(() => isSignedIn() || stream.end())
      count(1)
      const close = open({ ...stream, send: (events) => (isSignedIn() ? stream.send(events) : stream.end()) })
      return () => {
        unsubscribe()
        count(-1)
        close()
      }
    })
  }
}

/**
 * Creates `/data/live/events/:dataset`, with a message for each change, after which pages with Sanity's loaders load
 * again. As in Sanity, it needs a token for drafts only: `@sanity/client` sends none otherwise.
 */
export function liveRoutes({ store, accounts }: Pick<StoreDependencies, 'store' | 'accounts'>) {
  const openStream = createStreamOpener(accounts)
  return new Hono<StoreContext>().get('/data/live/events/:dataset', (c) => {
    const includeDrafts = DRAFT_OPTIONS.some((name) => c.req.query(name) === 'true')
    if (includeDrafts && c.var.identity.role === null) throw unauthorized('Drafts are private. Send a token.')
    const lastEventId = c.req.header('last-event-id')
    return openStream(c, (stream) => sendLiveEvents(stream, { store, includeDrafts, lastEventId }))
  })
}

/** Creates `/data/listen/:dataset`, with an event for each change of a document that the query yields or yielded. */
export function streamRoutes({ store, queries, accounts }: StoreDependencies) {
  const openStream = createStreamOpener(accounts)

  const groups = createListenerGroups({ store, queries })

  async function createFirstEvents(
    listener: Pick<ReturnType<typeof groups.join>, 'validate' | 'createEvents' | 'mayMatch'>,
    resume: string | undefined,
  ): Promise<StreamEvent[]> {
    const id = formatEventId(store, store.sequence)
    const listenerName = randomUUID()
    const missed = resume ? replaySince(store, resume) : undefined
    await listener.validate()
    if (!resume) return [{ event: 'welcome', id, data: { listenerName } }]
    if (!missed) return [{ event: 'reset', id, data: {} }]
    const events: StreamEvent[] = [{ event: 'welcomeback', data: { listenerName } }]
    for (const transaction of missed.filter((each) => listener.mayMatch(each))) {
      events.push(...(await listener.createEvents(transaction)))
    }
    return events
  }

  return new Hono<StoreContext>().get('/data/listen/:dataset', (c) => {
    const { access, apiVersion } = c.var
    const options = parseListenOptions(c.req.query(), apiVersion)
    return openStream(c, (stream) => {
      let isOpen = true
      let queued = 0
      async function send(events: Promise<StreamEvent[]>) {
        try {
          stream.send(await events)
        } catch (error) {
          // EventSource clients cannot read the body of an error response.
          if (error instanceof HTTPException) {
            stream.send([{ event: 'channelError', data: await copyResponse(error).json() }])
          } else {
            storeLog().error({ err: error }, 'A listener failed; its client reconnects.')
          }
          stream.end()
        }
      }
      const listener = groups.join({
        options,
        access,
        onCommit(transaction) {
          queued += 1
          if (queued > MAX_WAITING) return stream.end()
          sending = sending.then(() => {
            queued -= 1
            return isOpen ? send(listener.createEvents(transaction)) : undefined
          })
        },
      })
      const lastEventId = options.enableResume ? c.req.header('last-event-id') : undefined
      // Sequential, so that events come in the order of the commits.
      let sending = send(createFirstEvents(listener, lastEventId))
      return () => {
        isOpen = false
        listener.leave()
      }
    })
  })
}
