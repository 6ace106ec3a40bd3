import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { countBytes, encodeContent } from './transactionContent.ts'

const jsonList = z.string().transform((text) => z.array(z.unknown()).parse(JSON.parse(text)))
const transactionRow = z.object({ sequence: z.number(), mutations: jsonList })
const effectsRow = z.object({ documentId: z.string(), apply: jsonList, revert: jsonList })

/** Migrates a log with mutations and patches as text: moves both to one compressed value for each transaction. */
export function compressTransactions(database: DatabaseSync): void {
  database.exec(`
    create table compressed (
      sequence integer primary key,
      id text not null unique,
      timestamp text not null,
      author text not null,
      bytes integer not null,
      content blob not null
    ) strict;
    create table compressed_changes (
      document_id text not null,
      sequence integer not null references compressed (sequence),
      before_rev text,
      bytes integer not null,
      primary key (document_id, sequence)
    ) strict, without rowid;`)
  const sql = database.createTagStore()
  for (const row of sql.iterate`select sequence, mutations from transactions order by sequence`) {
    const { sequence, mutations } = transactionRow.parse(row)
    const rows = sql.all`select document_id as documentId, apply, revert from changes
      where sequence = ${sequence} order by document_id`
    const content = encodeContent({ mutations, effects: effectsRow.array().parse(rows) })
    sql.run`insert into compressed
      select sequence, id, timestamp, author, ${countBytes(mutations)}, ${content}
      from transactions where sequence = ${sequence}`
  }
  database.exec(`
    insert into compressed_changes
      select document_id, sequence, before_rev, octet_length(apply) + octet_length(revert) from changes;
    drop table changes;
    drop table transactions;
    alter table compressed rename to transactions;
    alter table compressed_changes rename to changes;
    create index changes_by_sequence on changes (sequence);`)
}
