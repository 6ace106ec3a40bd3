import { z } from 'zod'
import { parseInput } from '../http/input.ts'
import { namesAny } from '../store/transaction-log.ts'
import type { CommittedTransaction } from '../store/types.ts'

const flag = z.stringbool().default(false)

const schema = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  limit: z.coerce.number().int().positive().optional(),
  reverse: flag,
  excludeContent: flag,
  excludeMutations: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: z.enum(['mendoza']).optional(),
})

type TransactionsQuery = z.infer<typeof schema>

export const transactionsQuery = (query: Record<string, string>): TransactionsQuery =>
  parseInput(schema, query, 'address')

const getSequence = (log: readonly CommittedTransaction[], id: string | undefined) =>
  id ? log.find((transaction) => transaction.id === id)?.sequence : undefined

/**
 * Selects and orders transactions. Bounds are inclusive. `fromTransaction` is included even if only a sibling changed:
 * the Studio uses it as cursor and treats a page without it as the last.
 */
export function selectTransactions(
  log: readonly CommittedTransaction[],
  documentIds: readonly string[],
  query: TransactionsQuery,
): CommittedTransaction[] {
  const first = getSequence(log, query.fromTransaction) ?? 0
  const last = query.toTransaction ? (getSequence(log, query.toTransaction) ?? 0) : Infinity
  const selected = log.filter(
    ({ id, sequence, changes }) =>
      sequence >= first &&
      sequence <= last &&
      (id === query.fromTransaction || changes.some(({ documentId }) => documentIds.includes(documentId))),
  )
  return (query.reverse ? selected.toReversed() : selected).slice(0, query.limit)
}

export function transactionEntry(
  { id, timestamp, author, mutations, changes }: CommittedTransaction,
  documentIds: readonly string[],
  query: TransactionsQuery,
) {
  const selected = query.includeIdentifiedDocumentsOnly
    ? changes.filter(({ documentId }) => documentIds.includes(documentId))
    : changes
  const documentIDs = selected.map(({ documentId }) => documentId)
  const withMutations = !query.excludeMutations && !query.excludeContent
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(withMutations && { mutations: mutations.filter((mutation) => namesAny(mutation, documentIDs)) }),
    ...(query.effectFormat && {
      effects: Object.fromEntries(selected.map(({ documentId, effects }) => [documentId, effects])),
    }),
  }
}
