import { getPublishedId } from '@sanity/client/csm'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { parseInput } from '../http/input.ts'
import { getMutatedId } from '../documents/transactionLog.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import { listReleaseEvents } from '../releases/events.ts'
import { listDeletedDocuments, listDocumentEvents, type Moment, parseIds, readLog, findVersionAt } from './log.ts'

/** The Studio requests 120 at most: the activity of 60 documents and their drafts. */
const MAX_IDS = 200

/** With the 60 documents of the activity they are as many ids as may be requested. */
const MAX_DELETED = 40

const flag = z.stringbool().default(false)

/** A time, in the form of those of transactions. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

const transactionsQuery = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: time.optional(),
  toTime: time.optional(),
  authors: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
  limit: z.coerce.number().int().positive().optional(),
  reverse: flag,
  excludeContent: flag,
  excludeMutations: flag,
  effectFormat: z.enum(['mendoza']).optional(),
})

type TransactionsQuery = z.infer<typeof transactionsQuery>

const getSequence = (log: readonly CommittedTransaction[], id: string | undefined) =>
  id ? log.find((transaction) => transaction.id === id)?.sequence : undefined

/**
 * Selects and orders transactions. Bounds are inclusive. `fromTransaction` is included even if only a sibling changed:
 * the Studio uses it as cursor and treats a page without it as the last.
 */
function selectTransactions(log: readonly CommittedTransaction[], ids: readonly string[], query: TransactionsQuery) {
  const first = getSequence(log, query.fromTransaction) ?? 0
  const last = query.toTransaction ? (getSequence(log, query.toTransaction) ?? 0) : Infinity
  const { fromTime, toTime, authors } = query
  const selected = log.filter(
    ({ id, sequence, timestamp, author, changes }) =>
      sequence >= first &&
      sequence <= last &&
      (fromTime === undefined || timestamp >= fromTime) &&
      (toTime === undefined || timestamp <= toTime) &&
      (authors?.includes(author) ?? true) &&
      (id === query.fromTransaction || changes.some(({ documentId }) => ids.includes(documentId))),
  )
  return (query.reverse ? selected.toReversed() : selected).slice(0, query.limit)
}

function toTransactionEntry(transaction: CommittedTransaction, ids: readonly string[], query: TransactionsQuery) {
  const { id, timestamp, author, mutations, changes } = transaction
  const selected = changes.filter(({ documentId }) => ids.includes(documentId))
  const documentIDs = selected.map(({ documentId }) => documentId)
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(!(query.excludeContent || query.excludeMutations) && {
      mutations: mutations.filter((mutation) => documentIDs.includes(getMutatedId(mutation) ?? '')),
    }),
    ...(query.effectFormat && {
      effects: Object.fromEntries(selected.map(({ documentId, effects }) => [documentId, effects])),
    }),
  }
}

const momentQuery = z
  .object({
    revision: z.string().min(1).optional(),
    time: time.optional(),
    lastRevision: z.enum(['true', 'false']).optional(),
  })
  .transform(({ revision, time: moment, lastRevision }): Moment => {
    if (lastRevision === 'true') return 'last'
    return revision === undefined ? { time: moment ?? new Date().toISOString() } : { revision }
  })

/** The Studio requests 100 at first, and the newest 10 after a change. */
const MAX_EVENTS = 1000

const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_EVENTS).default(100),
  nextCursor: z.coerce.number().int().positive().optional(),
})

/** Creates `/data/history/:dataset/…`: transactions, events and past versions of documents. */
export function historyRoutes({ store, rules }: Pick<StoreDependencies, 'store' | 'rules'>) {
  return (
    new Hono<StoreContext>()
      .get('/data/history/:dataset/transactions/:ids', (c) => {
        const ids = parseIds(c.req.param('ids'), MAX_IDS)
        const query = parseInput(transactionsQuery, c.req.query(), 'address')
        const { reverse, limit } = query
        const select = (newest?: number) => selectTransactions(readLog(store, c.var.access, ids, newest), ids, query)
        /** Reads as little of the log as fills a page; the other filters decide how much that is. */
        function selectNewest(newest: number): CommittedTransaction[] {
          const found = select(newest)
          return found.length === limit || newest >= store.sequence ? found : selectNewest(4 * newest)
        }
        const entries = reverse && limit ? selectNewest(limit) : select()
        c.header('content-type', 'application/x-ndjson')
        return stream(c, async (output) => {
          for (const entry of entries) await output.writeln(JSON.stringify(toTransactionEntry(entry, ids, query)))
        })
      })
      // Not part of Sanity's API, in which deleted documents are found by their ids only.
      .get('/data/history/:dataset/deleted', (c) =>
        c.json({
          documents: listDeletedDocuments(store, c.var.access, MAX_DELETED).map((document) => ({
            id: getPublishedId(document._id),
            type: document._type,
            name: rules.describe(document),
          })),
        }),
      )
      .get('/data/history/:dataset/documents/:ids', (c) => {
        const ids = parseIds(c.req.param('ids'), MAX_IDS)
        const moment = parseInput(momentQuery, c.req.query(), 'address')
        const log = readLog(store, c.var.access, ids)
        return c.json({
          documents: ids.map((id) => findVersionAt(log, id, moment)).filter((document) => document !== undefined),
        })
      })
      .get('/data/history/:dataset/events/documents/:id', (c) => {
        const id = c.req.param('id')
        const events = listDocumentEvents(readLog(store, c.var.access, [id]), id)
        // One page, since these events are few: edits are not among them.
        return c.json({ events: { [id]: events }, nextCursor: '' })
      })
      .get('/data/history/:dataset/events/releases/:name', (c) => {
        const { limit, nextCursor: before } = parseInput(pageQuery, c.req.query(), 'address')
        const { events, next } = listReleaseEvents(store, c.var.access, c.req.param('name'), { limit, before })
        return c.json({ events, nextCursor: next === undefined ? '' : String(next) })
      })
  )
}
