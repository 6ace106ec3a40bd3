import type { Access } from '../accounts/types.ts'
import { actionError, mutationError } from '../http/errors.ts'
import { TransactionExists } from '../store/sqlite-store.ts'
import type { DocumentStore } from '../store/types.ts'
import { noteAcceptedWording } from './accepted-wording.ts'
import { brokenReferences } from './integrity.ts'
import { keepPolicyVersions } from './policy-versions.ts'
import type { PendingTransaction } from './pending.ts'
import { unpublishable } from './publishable.ts'
import { notPermitted, Refused } from './refused.ts'

const answers = { mutation: mutationError, action: actionError }

/**
 * Refuses who may write nothing at all, before anything of the request is looked at: whatever came first would tell
 * by its own refusal which documents there are.
 *
 * @throws 403 in Sanity's shape
 */
export function requireWriter(kind: keyof typeof answers, access: Access): void {
  const refusal = access.refusalToWrite()
  if (refusal !== null) throw answers[kind](403, [{ index: 0, error: notPermitted('create', refusal).item }])
}

interface Request<Step> {
  /** What the steps are called when one is refused. */
  kind: keyof typeof answers
  steps: readonly Step[]
  /** Takes one step into the pending transaction; throws Refused. */
  apply: (step: Step) => void
  pending: PendingTransaction
  store: DocumentStore
  transactionId: string
  author: string
  dryRun: boolean
}

/**
 * Does every step of a request and what the store adds to it, or nothing. A dry run stops before the commit.
 *
 * @throws an answer in Sanity's shape that names the steps at fault
 */
export function transact<Step>(request: Request<Step>): void {
  const { kind, steps, apply, pending, store, transactionId, author, dryRun } = request
  const refuse = answers[kind]
  for (const [index, step] of steps.entries()) {
    pending.index = index
    try {
      apply(step)
    } catch (error) {
      throw error instanceof Refused ? refuse(error.status, [{ index, error: error.item }]) : error
    }
  }
  const broken = [
    ...keepPolicyVersions(pending, store),
    ...brokenReferences(pending, store),
    ...unpublishable(pending, store),
  ]
  if (broken.length > 0) {
    throw refuse(
      409,
      broken.map(({ index, refused }) => ({ index, error: refused.item })),
    )
  }
  if (dryRun || pending.next.size === 0) return
  noteAcceptedWording(pending)
  try {
    store.commit({ transactionId, author, mutations: pending.mutations, next: pending.next })
  } catch (error) {
    if (!(error instanceof TransactionExists)) throw error
    const detail = { type: 'transactionIDConflictError', description: error.message, id: transactionId }
    throw refuse(409, [{ index: 0, error: detail }])
  }
}
