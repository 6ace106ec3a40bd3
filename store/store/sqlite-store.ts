import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { storeLog } from '#lib/log.ts'
import { inTransaction } from './database.ts'
import { DocumentIndex } from './document-index.ts'
import { computeEffects, createTransactionLog } from './transaction-log.ts'
import { type CommittedTransaction, type DocumentChange, type DocumentContent, storedDocument } from './types.ts'

export class TransactionExists extends Error {
  constructor(transactionId: string) {
    super(`A transaction with the ID "${transactionId}" already exists`)
  }
}

/** A clock set back by less than this does not reorder the history. */
const MAX_CLOCK_STEP_MS = 60 * 60_000

/** Returns the time of a transaction, never before the previous one, unless the clock was set back further. */
function getNextTimestamp(newest: string): string {
  const now = Date.now()
  const last = Date.parse(newest) || 0
  return new Date(last > now && last - now < MAX_CLOCK_STEP_MS ? last : now).toISOString()
}

interface NewTransaction {
  /** Random by default. */
  transactionId?: string
  /** The store itself by default. */
  author?: string
  mutations: unknown[]
  /** The new state by document id; `undefined` deletes. */
  next: ReadonlyMap<string, DocumentContent | undefined>
}

/** The documents and their log. */
export type DocumentStore = ReturnType<typeof createDocumentStore>

interface StoreOptions {
  database: DatabaseSync
  /** Runs inside the database transaction of each commit, so that its writes are atomic with the commit. */
  beforeCommit?: (transaction: CommittedTransaction) => void
}

/** Creates a store that has all documents in memory and writes changes to SQLite before they become visible. */
export function createDocumentStore({ database, beforeCommit }: StoreOptions) {
  const sql = database.createTagStore()
  const index = new DocumentIndex()
  for (const { json } of sql.iterate`select json from documents`) {
    index.put(storedDocument.parse(JSON.parse(String(json))))
  }
  sql.run`insert into meta values ('storeId', ${randomUUID()}) on conflict do nothing`
  const storeId = String(sql.get`select value from meta where key = 'storeId'`?.value)
  let newest = z
    .object({ sequence: z.number(), timestamp: z.string() })
    .default({ sequence: 0, timestamp: '' })
    .parse(sql.get`select sequence, timestamp from transactions order by sequence desc limit 1`)
  const log = createTransactionLog(database, (id) => index.get(id))
  const listeners = new Set<(transaction: CommittedTransaction) => void>()

  function write(transaction: CommittedTransaction) {
    const { sequence, id, timestamp, author, mutations, changes } = transaction
    sql.run`insert into transactions values (${sequence}, ${id}, ${timestamp}, ${author}, ${JSON.stringify(mutations)})`
    for (const { documentId, before, after, effects } of changes) {
      const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)]
      sql.run`insert into changes values (${documentId}, ${sequence}, ${before?._rev ?? null}, ${apply}, ${revert})`
      if (after) sql.run`insert or replace into documents values (${documentId}, ${JSON.stringify(after)})`
      else sql.run`delete from documents where id = ${documentId}`
    }
    beforeCommit?.(transaction)
  }

  function notify(transaction: CommittedTransaction) {
    for (const listener of listeners) {
      try {
        listener(transaction)
      } catch (error) {
        storeLog().error(
          { err: error },
          `A listener failed on transaction ${transaction.id}; the transaction itself is kept.`,
        )
      }
    }
  }

  return {
    /** Random id of the data folder, generated when it was created. */
    storeId,
    get sequence() {
      return newest.sequence
    },
    get: (id: string) => index.get(id),
    all: () => index.all(),
    ofType: (type: string) => index.ofType(type),
    /** Lists the documents that reference `id`, strongly or weakly. */
    referrers: (id: string) => index.referrers(id),
    transactions: log.touching,
    transactionsSince: log.since,
    bytesSince: log.bytesSince,

    /**
     * Commits all changes or none. Durable when it returns.
     *
     * @throws TransactionExists when the transaction id was already used
     */
    commit({ transactionId = randomUUID(), author = '<system>', mutations, next }: NewTransaction) {
      if (sql.get`select 1 from transactions where id = ${transactionId}`) throw new TransactionExists(transactionId)
      const timestamp = getNextTimestamp(newest.timestamp)
      const changes: DocumentChange[] = []
      for (const [documentId, content] of [...next].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const before = index.get(documentId)
        if (!before && !content) continue
        const after = content && { ...content, _rev: transactionId, _updatedAt: timestamp }
        changes.push({ documentId, before, after, effects: computeEffects(before, after) })
      }
      const sequence = newest.sequence + 1
      const transaction = { sequence, id: transactionId, timestamp, author, mutations, changes }
      inTransaction(database, () => write(transaction))
      newest = { sequence, timestamp }
      for (const { documentId, after } of changes) {
        if (after) index.put(after)
        else index.remove(documentId)
      }
      notify(transaction)
      return transaction
    },

    /** Calls the listener after each commit, in order. Returns the function that unsubscribes it. */
    onCommit(listener: (transaction: CommittedTransaction) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
