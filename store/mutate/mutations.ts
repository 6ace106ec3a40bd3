import { z } from 'zod'
import type { PendingTransaction } from './pending.ts'
import { invalid } from './refused.ts'
import { type Mutation, mutation, type Selection } from './schema.ts'

/** Answers the ids of the documents that a query selects. */
export type SelectIds = (query: string, params: Record<string, unknown>) => string[]

function idsOf(selection: Selection, select: SelectIds): string[] {
  if ('query' in selection) return select(selection.query, selection.params)
  return Array.isArray(selection.id) ? selection.id : [selection.id]
}

function read(given: unknown): Mutation {
  const parsed = mutation.safeParse(given)
  if (parsed.success) return parsed.data
  throw invalid(z.prettifyError(parsed.error))
}

/** Takes one mutation of a request into the pending transaction. */
export function applyMutation(pending: PendingTransaction, given: unknown, select: SelectIds): void {
  const mutation = read(given)
  if ('create' in mutation) pending.create(mutation.create)
  else if ('createOrReplace' in mutation) pending.createOrReplace(mutation.createOrReplace)
  else if ('createIfNotExists' in mutation) pending.createIfNotExists(mutation.createIfNotExists)
  else if ('delete' in mutation) for (const id of idsOf(mutation.delete, select)) pending.delete(id)
  else if ('id' in mutation.patch) {
    const { id, ...operations } = mutation.patch
    for (const each of idsOf({ id }, select)) pending.patch(each, operations)
  } else {
    const { query, params, ...operations } = mutation.patch
    for (const each of select(query, params)) pending.patch(each, operations)
  }
}
