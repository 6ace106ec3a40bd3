import type { Access } from '../accounts/types.ts'
import { stepError } from '../http/errors.ts'
import { TransactionExists } from '../store/sqlite-store.ts'
import type { DocumentStore } from '../store/types.ts'
import type { PendingTransaction } from './pending.ts'
import { keepPolicyVersions } from './policy-versions.ts'
import { notPermitted, Refused } from './refused.ts'
import {
  findBrokenReferences,
  keepFormerLinkValues,
  noteAcceptedWording,
  findUnpublishable,
} from './transaction-rules.ts'

type Kind = Parameters<typeof stepError>[0]

/**
 * Runs before the request is read, since a later refusal would show which documents exist.
 *
 * @throws 403 in Sanity's shape for callers who may write nothing at all
 */
export function requireWriter(kind: Kind, access: Access): void {
  const refusal = access.refusalToWrite()
  if (refusal !== null) throw stepError(kind, 403, [{ index: 0, error: notPermitted('create', refusal).item }])
}

interface Request {
  kind: Kind
  steps: readonly unknown[]
  /** Applies one step to the pending transaction; throws Refused. */
  apply: (step: unknown) => void
  pending: PendingTransaction
  store: DocumentStore
  author: string
  dryRun: boolean
  /** Refuses the whole, by throwing. */
  validate?: () => void
}

/**
 * Commits every step of a request and what the store adds to it, or nothing. A dry run stops before the commit.
 *
 * @returns what was committed, if anything
 * @throws a response in Sanity's shape that names the steps at fault
 */
export function transact({ kind, steps, apply, pending, store, author, dryRun, validate }: Request) {
  for (const [index, step] of steps.entries()) {
    pending.index = index
    try {
      apply(step)
    } catch (error) {
      throw error instanceof Refused ? stepError(kind, error.status, [{ index, error: error.item }]) : error
    }
  }
  validate?.()
  const violations = [
    ...keepPolicyVersions(pending, store),
    ...findBrokenReferences(pending, store),
    ...findUnpublishable(pending, store),
  ].map(({ index, refused }) => ({ index, error: refused.item }))
  if (violations.length > 0) throw stepError(kind, 409, violations)
  if (dryRun || pending.next.size === 0) return undefined
  keepFormerLinkValues(pending, store)
  noteAcceptedWording(pending)
  const { transactionId } = pending
  try {
    return store.commit({ transactionId, author, mutations: pending.mutations, next: pending.next })
  } catch (error) {
    if (!(error instanceof TransactionExists)) throw error
    const detail = { type: 'transactionIDConflictError', description: error.message, id: transactionId }
    throw stepError(kind, 409, [{ index: 0, error: detail }])
  }
}
