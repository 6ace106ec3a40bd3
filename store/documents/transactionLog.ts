import type { DatabaseSync } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { z } from 'zod'
import { isRecord } from '#lib/isRecord.ts'
import { encodePatch } from './mendoza.ts'
import { decodeContent } from './transactionContent.ts'
import {
  type CommittedTransaction,
  type DocumentChange,
  documentContent,
  type DocumentContent,
  type StoredDocument,
  storedDocument,
} from './types.ts'

const transactionRow = z.object({ sequence: z.number(), id: z.string(), timestamp: z.string(), author: z.string() })

const NO_LIMIT = -1
/** Sorts after every character that an id may have. */
const LAST_CHARACTER = '\u{10FFFF}'
/** Reading these takes under a second, in which the store serves nothing else. */
export const MAX_READ_BYTES = 25_000_000

const contentColumn = z.object({ content: z.instanceof(Uint8Array) })

const changeRow = z.object({
  sequence: z.number(),
  documentId: z.string(),
  beforeRev: z.string().nullable(),
})

function omitRevision(document: StoredDocument | undefined) {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}

/** Computes the mendoza patches from one state of a document to another and back. */
export function computeEffects(before: StoredDocument | undefined, after: StoredDocument | undefined) {
  const [from, to] = [omitRevision(before), omitRevision(after)]
  return { apply: encodePatch(from, to), revert: encodePatch(to, from) }
}

/** A document's creation or deletion. */
export interface ExistenceChange extends Pick<CommittedTransaction, 'sequence' | 'id' | 'timestamp' | 'author'> {
  documentId: string
  kind: 'created' | 'deleted'
  /** The document as it was created, or before it was deleted; without its revision. */
  content: DocumentContent
  /** Revision of the document that was deleted, or that its creation made. */
  revisionId: string
}

const existenceRow = transactionRow.extend({
  documentId: z.string(),
  kind: z.enum(['created', 'deleted']),
  revisionId: z.string(),
})

/** Returns the id of the document that a mutation of the log writes, or else patches or deletes. */
export function getMutatedId(mutation: unknown): string | undefined {
  const [change] = isRecord(mutation) ? Object.values(mutation) : []
  const id = isRecord(change) ? (change['_id'] ?? change['id']) : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * Reads committed transactions. Past states are stored as patches only, so each document is reverted from its current
 * state back to the oldest requested transaction.
 */
export function createTransactionLog(database: DatabaseSync, getCurrent: (id: string) => StoredDocument | undefined) {
  const sql = database.createTagStore()

  const listTouchedIds = (sequences: readonly number[]) =>
    sql.all`select distinct document_id from changes where sequence in
      (select value from json_each(${JSON.stringify(sequences)}))`.map(({ document_id }) => document_id)

  const readContent = (sequence: number) =>
    decodeContent(contentColumn.parse(sql.get`select content from transactions where sequence = ${sequence}`).content)

  /** Adds the mutations and changes. @param documentIds limits them; all documents of the transactions by default */
  function withChanges(rows: unknown[], documentIds?: readonly string[]): CommittedTransaction[] {
    const transactions = transactionRow.array().parse(rows)
    const [oldest] = transactions
    if (!oldest) return []
    const states = new Map<string, StoredDocument | undefined>()
    const sequences = new Set(transactions.map(({ sequence }) => sequence))
    const ids = JSON.stringify(documentIds ?? listTouchedIds([...sequences]))
    const changeRows = sql.all`select sequence, document_id as documentId, before_rev as beforeRev
      from changes where sequence >= ${oldest.sequence} and document_id in (select value from json_each(${ids}))
      order by sequence desc, document_id desc`
    const changesBySequence = Map.groupBy(changeRow.array().parse(changeRows), ({ sequence }) => sequence)
    const contents = new Map<number, Pick<CommittedTransaction, 'mutations' | 'changes'>>()
    const newestFirst = [...new Set([...sequences, ...changesBySequence.keys()])].toSorted((a, b) => b - a)
    for (const sequence of newestFirst) {
      const { mutations, effects } = readContent(sequence)
      const effectsById = new Map(effects.map(({ documentId, ...effect }) => [documentId, effect]))
      const changes = (changesBySequence.get(sequence) ?? []).map(({ documentId, beforeRev }): DocumentChange => {
        const effect = effectsById.get(documentId)
        if (!effect) throw new Error(`Transaction ${sequence} lacks its effect on ${documentId}; restore the database.`)
        const after = states.has(documentId) ? states.get(documentId) : getCurrent(documentId)
        const content: unknown = applyPatch(omitRevision(after), effect.revert)
        const before =
          typeof content === 'object' && content ? storedDocument.parse({ ...content, _rev: beforeRev }) : undefined
        states.set(documentId, before)
        return { documentId, before, after, effects: effect }
      })
      contents.set(sequence, { mutations, changes: changes.toReversed() })
    }
    return transactions.map((transaction) => ({
      ...transaction,
      ...(contents.get(transaction.sequence) ?? { mutations: [], changes: [] }),
    }))
  }

  return {
    /**
     * Lists transactions that changed any of the documents, oldest first, with the changes of these documents. Old ones
     * are left out when all are too large to read.
     *
     * @param newest the number of newest transactions to read; all by default
     */
    touching: (documentIds: readonly string[], newest = NO_LIMIT) =>
      withChanges(
        sql.all`select sequence, id, timestamp, author from transactions where sequence in
          (select sequence from (select sequence, bytes, sum(bytes) over (order by sequence desc) as total from
            (select sequence, transactions.bytes + sum(changes.bytes) as bytes
              from changes join transactions using (sequence)
              where document_id in (select value from json_each(${JSON.stringify(documentIds)})) group by sequence
              order by sequence desc limit ${newest}))
            where total - bytes < ${MAX_READ_BYTES}) order by sequence`,
        documentIds,
      ),
    /** Lists the ids that the newest transactions changed and that are stored no more, the last changed first. */
    listRemovedIds: (newest: number): string[] =>
      sql.all`select document_id from changes
        where sequence > (select max(sequence) from transactions) - ${newest}
          and document_id not in (select id from documents)
        group by document_id order by max(sequence) desc`.map((row) => String(row['document_id'])),
    /**
     * Lists the newest creations and deletions of documents whose ids start with a prefix, newest first. Their edits are
     * not read.
     *
     * @param options.before the sequence before which to look
     * @param options.except sequences of transactions to leave out
     * @param options.limit their number; of the oldest transaction all are listed
     */
    listExistenceChanges: (
      prefix: string,
      { before, except, limit }: { before: number; except: number[]; limit: number },
    ) => {
      const rows = sql.all`with steps as (
          select sequence, document_id, before_rev, lead(sequence) over own as next, lead(before_rev) over own as next_rev
          from changes where document_id >= ${prefix} and document_id < ${prefix + LAST_CHARACTER}
          window own as (partition by document_id order by sequence)
        ), existence as (
          select sequence, document_id, 'created' as kind, null as deleted_rev from steps where before_rev is null
          union all
          select sequence, document_id, 'deleted', before_rev from steps where before_rev is not null
            and iif(next is null, document_id not in (select id from documents), next_rev is null)
        ), listed as (
          select * from existence where sequence < ${before}
            and sequence not in (select value from json_each(${JSON.stringify(except)}))
        )
        select sequence, id, timestamp, author, document_id as documentId, kind, coalesce(deleted_rev, id) as revisionId
        from listed join transactions using (sequence)
        where sequence >= (select min(sequence) from (select sequence from listed order by sequence desc limit ${limit}))
        order by sequence desc, document_id`
      const contents = new Map<number, ReturnType<typeof readContent>>()
      return existenceRow
        .array()
        .parse(rows)
        .map((row): ExistenceChange => {
          const content = contents.get(row.sequence) ?? readContent(row.sequence)
          contents.set(row.sequence, content)
          const effects = content.effects.find(({ documentId }) => documentId === row.documentId)
          const patch = row.kind === 'created' ? effects?.apply : effects?.revert
          return { ...row, content: documentContent.parse(applyPatch(null, patch ?? [])) }
        })
    },
    bytesSince: (sequence: number) =>
      Number(
        sql.get`select total(bytes) + (select total(bytes) from changes where sequence > ${sequence}) as bytes
          from transactions where sequence > ${sequence}`?.bytes,
      ),
    since: (sequence: number, limit: number) =>
      withChanges(
        sql.all`select sequence, id, timestamp, author from transactions where sequence > ${sequence} order by sequence limit ${limit}`,
      ),
  }
}
