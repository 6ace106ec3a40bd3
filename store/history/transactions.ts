import { z } from 'zod'
import { valid } from '../http/input.ts'
import type { CommittedTransaction } from '../store/types.ts'
import { listed } from './readable.ts'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

const schema = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: time.optional(),
  toTime: time.optional(),
  authors: z.string().optional().transform(listed),
  limit: z.coerce.number().int().positive().optional(),
  reverse: flag,
  excludeContent: flag,
  excludeMutations: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: z.enum(['mendoza']).optional(),
})

/** What a call to `/data/history/:dataset/transactions/:ids` asks for. */
export type TransactionsQuery = z.infer<typeof schema>

/** @throws 400 that says what is wrong */
export const transactionsQuery = (address: Record<string, string>): TransactionsQuery =>
  valid(schema, address, 'address')

/** Where in the log a transaction is; undefined when it is unnamed or unknown, which sets no bound. */
const sequenceOf = (log: readonly CommittedTransaction[], id: string | undefined) =>
  id ? log.find((transaction) => transaction.id === id)?.sequence : undefined

/**
 * The transactions a call asks for, in the order it asks for. Bounds are inclusive, and the first one is told even when
 * it was a sibling's alone: the Studio pages by them, and takes a page without it for the last.
 *
 * @param log transactions of the documents and their siblings, oldest first
 */
export function selectTransactions(
  log: readonly CommittedTransaction[],
  documentIds: readonly string[],
  query: TransactionsQuery,
): CommittedTransaction[] {
  const first = sequenceOf(log, query.fromTransaction) ?? 0
  const last = sequenceOf(log, query.toTransaction) ?? Infinity
  const selected = log.filter(
    ({ id, sequence, timestamp, author, changes }) =>
      sequence >= first &&
      sequence <= last &&
      timestamp >= (query.fromTime ?? '') &&
      (!query.toTime || timestamp <= query.toTime) &&
      (query.authors.length === 0 || query.authors.includes(author)) &&
      (id === query.fromTransaction || changes.some(({ documentId }) => documentIds.includes(documentId))),
  )
  return (query.reverse ? selected.toReversed() : selected).slice(0, query.limit)
}

const names = (mutation: unknown, documentIds: readonly string[]) =>
  typeof mutation === 'object' &&
  mutation !== null &&
  Object.values(mutation).some(({ id, _id }: { id?: string; _id?: string }) => documentIds.includes(id ?? _id ?? ''))

/** One line of the answer. Mutations and effects are told only of documents the caller may read and asked for. */
export function transactionEntry(
  { id, timestamp, author, mutations, changes }: CommittedTransaction,
  documentIds: readonly string[],
  query: TransactionsQuery,
) {
  const told = query.includeIdentifiedDocumentsOnly
    ? changes.filter(({ documentId }) => documentIds.includes(documentId))
    : changes
  const documentIDs = told.map(({ documentId }) => documentId)
  const withMutations = !query.excludeMutations && !query.excludeContent
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(withMutations && { mutations: mutations.filter((mutation) => names(mutation, documentIDs)) }),
    ...(query.effectFormat && {
      effects: Object.fromEntries(told.map(({ documentId, effects }) => [documentId, effects])),
    }),
  }
}
