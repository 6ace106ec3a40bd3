import type { DatabaseSync } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { type ChangeRow, changeRow, storedDocument, type TransactionRow, transactionRow } from './rows.ts'
import type { CommittedTransaction, DocumentChange, LakeDocument } from './types.ts'

/** The same document without its revision, which patches leave out. */
export function withoutRevision(document: LakeDocument) {
  const { _rev, ...content } = document
  return content
}

function stateBefore(change: ChangeRow, after: LakeDocument | undefined): LakeDocument | undefined {
  const before: unknown = applyPatch(after ? withoutRevision(after) : null, change.revert)
  if (before === null || typeof before !== 'object') return undefined
  return storedDocument.parse({ ...before, _rev: change.before_rev })
}

/**
 * Reads committed transactions back. Only patches are kept of past states, so each document is walked from its
 * current state to the oldest transaction asked for.
 *
 * @param current the present state of a document
 */
export function transactionLog(database: DatabaseSync, current: (id: string) => LakeDocument | undefined) {
  const touching = database.prepare(
    `select * from transactions where sequence in
       (select sequence from changes where document_id in (select value from json_each(?))) order by sequence`,
  )
  const after = database.prepare('select * from transactions where sequence > ? order by sequence limit ?')
  const changesOf = database.prepare(
    `select * from changes where sequence >= ? and document_id in
       (select distinct document_id from changes where sequence in (select value from json_each(?)))
     order by sequence desc, document_id desc`,
  )

  function withChanges(transactions: TransactionRow[]): CommittedTransaction[] {
    const [oldest] = transactions
    if (!oldest) return []
    const states = new Map<string, LakeDocument | undefined>()
    const changes = new Map<number, DocumentChange[]>(transactions.map(({ sequence }) => [sequence, []]))
    const rows = changesOf.all(oldest.sequence, JSON.stringify([...changes.keys()]))
    for (const row of rows) {
      const change = changeRow.parse(row)
      const id = change.document_id
      const newer = states.has(id) ? states.get(id) : current(id)
      const older = stateBefore(change, newer)
      states.set(id, older)
      changes.get(change.sequence)?.unshift({
        documentId: id,
        before: older,
        after: newer,
        effects: { apply: change.apply, revert: change.revert },
      })
    }
    return transactions.map((transaction) => ({ ...transaction, changes: changes.get(transaction.sequence) ?? [] }))
  }

  return {
    touching: (documentIds: readonly string[]) =>
      withChanges(touching.all(JSON.stringify(documentIds)).map((row) => transactionRow.parse(row))),
    since: (sequence: number, limit: number) =>
      withChanges(after.all(sequence, limit).map((row) => transactionRow.parse(row))),
  }
}
