import { stepError } from '../http/errors.ts'
import { requireOwnComments } from './commentRules.ts'
import type { PendingTransaction } from './pending.ts'
import { findBrokenReferences } from './references.ts'
import { isPermissionCheck, isWholeReleaseAction } from '../releases/schema.ts'
import { Refused } from './refused.ts'
import { runWithinLimit } from './timeLimit.ts'

type Kind = Parameters<typeof stepError>[0]

interface Request {
  kind: Kind
  steps: readonly unknown[]
  apply: (step: unknown) => void
  pending: PendingTransaction
  dryRun: boolean
  validate?: () => void
}

/** Creates the error of a step. The Studio reads why an action on a release is refused from the error itself. */
function createStepError(kind: Kind, step: unknown, { status, item }: Refused, index: number) {
  return stepError(kind, status, [{ index, error: item }], isWholeReleaseAction(step) ? item : undefined)
}

/** Applies all steps, checks the rules and adds what the store adds. */
function prepare({ kind, steps, apply, pending, dryRun, validate }: Request): void {
  const { rules } = pending
  const indexes = new Map<string, number>()
  for (const [index, step] of steps.entries()) {
    const done = pending.results.length
    try {
      apply(step)
      for (const { id } of pending.results.slice(done)) indexes.set(id, index)
    } catch (error) {
      throw error instanceof Refused ? createStepError(kind, step, error, index) : error
    }
  }
  validate?.()
  if (isPermissionCheck(steps, dryRun)) return
  requireOwnComments(pending)
  const violations = [...rules.addDocuments(pending), ...findBrokenReferences(pending), ...rules.validate(pending)].map(
    ({ item }) => ({ index: indexes.get(String(item['id'])) ?? 0, error: item }),
  )
  if (violations.length > 0) throw stepError(kind, 409, violations)
  if (!dryRun) rules.beforeCommit(pending)
}

/**
 * Commits all steps of a request with the additions of the store, or nothing. A dry run stops before the commit.
 *
 * @returns the committed transaction; undefined when there is nothing to commit
 * @throws an error in Sanity's format with the steps at fault
 */
export function transact(request: Request) {
  const { kind, pending, dryRun } = request
  runWithinLimit(pending.author.id, () => prepare(request))
  if (dryRun || pending.next.size === 0) return undefined
  const { store, transactionId, author, mutations, next } = pending
  if (store.hasTransaction(transactionId)) {
    const description = `A transaction with the ID "${transactionId}" already exists`
    const detail = { type: 'transactionIDConflictError', description, id: transactionId }
    throw stepError(kind, 409, [{ index: 0, error: detail }])
  }
  return store.commit({ transactionId, author: author.id, mutations, next })
}
