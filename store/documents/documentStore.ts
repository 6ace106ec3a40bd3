import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { isPublishedId } from '@sanity/client/csm'
import { storeLog } from '#lib/log.ts'
import { inTransaction } from '#lib/sqlite.ts'
import { DocumentIndex } from './documentIndex.ts'
import { KeyIndex, type Lookup } from './keyIndex.ts'
import { countBytes, encodeContent } from './transactionContent.ts'
import { computeEffects, createTransactionLog } from './transactionLog.ts'
import { type CommittedTransaction, type DocumentChange, type DocumentContent, storedDocument } from './types.ts'

interface NewTransaction {
  /** Random by default. */
  transactionId?: string
  /** The store itself by default. */
  author?: string
  mutations: unknown[]
  /** The new state by document id; `undefined` deletes. */
  next: ReadonlyMap<string, DocumentContent | undefined>
}

type Listener = (transaction: CommittedTransaction) => void

/** Calls a listener. A failing one, as on a disk that cannot be read, must not keep a commit from the others. */
function notify(listener: Listener, transaction: CommittedTransaction): void {
  try {
    listener(transaction)
  } catch (error) {
    storeLog().error({ err: error }, 'A change was stored, but not all that follows from it was done. See the error.')
  }
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
  let sequence = Number(sql.get`select max(sequence) as sequence from transactions`?.sequence)
  const log = createTransactionLog(database, (id) => index.get(id))
  /** Indexes by keys, each built with its first use. */
  const lookups = new Map<Lookup, KeyIndex>()
  const listeners = new Set<Listener>()

  function write(transaction: CommittedTransaction) {
    const { sequence, id, timestamp, author, mutations, changes } = transaction
    const content = encodeContent({
      mutations,
      effects: changes.map(({ documentId, effects }) => ({ documentId, ...effects })),
    })
    sql.run`insert into transactions
      values (${sequence}, ${id}, ${timestamp}, ${author}, ${countBytes(mutations)}, ${content})`
    for (const { documentId, before, after, effects } of changes) {
      const bytes = countBytes(effects.apply, effects.revert)
      sql.run`insert into changes values (${documentId}, ${sequence}, ${before?._rev ?? null}, ${bytes})`
      if (after) sql.run`insert or replace into documents values (${documentId}, ${JSON.stringify(after)})`
      else sql.run`delete from documents where id = ${documentId}`
    }
    beforeCommit?.(transaction)
  }

  return {
    /** Random id of the data folder, generated when it was created. */
    storeId,
    get sequence() {
      return sequence
    },
    get: (id: string) => index.get(id),
    all: () => index.all(),
    ofType: (type: string) => index.ofType(type),
    /** Lists the ids of the documents of a release. */
    listVersionIds: (releaseId: string) => index.inRelease(releaseId),
    /** Lists the ids of a published document, its draft and its versions. */
    versionsOf: (publishedId: string) => index.versionsOf(publishedId),
    /** Lists the published documents that a lookup finds by a key, without reading the others. */
    findPublished(lookup: Lookup, key: string) {
      let found = lookups.get(lookup)
      if (!found) {
        found = new KeyIndex(lookup)
        for (const document of index.ofType(lookup.type)) {
          if (isPublishedId(document._id)) found.set(document._id, document)
        }
        lookups.set(lookup, found)
      }
      return found.find(key)
    },
    /** Lists the documents that reference `id`, strongly or weakly. */
    referrers: (id: string) => index.referrers(id),
    hasTransaction: (id: string) => sql.get`select 1 from transactions where id = ${id}` !== undefined,
    transactions: log.touching,
    transactionsSince: log.since,
    listRemovedIds: log.listRemovedIds,
    listExistenceChanges: log.listExistenceChanges,
    bytesSince: log.bytesSince,

    /**
     * Commits all changes or none. Durable when it returns.
     *
     * @throws Error when the transaction id was already used
     */
    commit({ transactionId = randomUUID(), author = '<system>', mutations, next }: NewTransaction) {
      const timestamp = new Date().toISOString()
      const changes: DocumentChange[] = []
      for (const [documentId, content] of [...next].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const before = index.get(documentId)
        if (!before && !content) continue
        const after = content && { ...content, _rev: transactionId, _updatedAt: timestamp }
        changes.push({ documentId, before, after, effects: computeEffects(before, after) })
      }
      const transaction = { sequence: sequence + 1, id: transactionId, timestamp, author, mutations, changes }
      inTransaction(database, () => write(transaction))
      sequence += 1
      for (const { documentId, after } of changes) {
        if (after) index.put(after)
        else index.remove(documentId)
        if (!isPublishedId(documentId)) continue
        for (const lookup of lookups.values()) lookup.set(documentId, after)
      }
      for (const listener of listeners) notify(listener, transaction)
      return transaction
    },

    /** Calls the listener after each commit. Returns the function that unsubscribes it. */
    onCommit(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
