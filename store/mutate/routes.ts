import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError } from '../http/errors.ts'
import { bodyUpTo, jsonBody, valid } from '../http/input.ts'
import { actionsRequest } from './action-schema.ts'
import { applyAction } from './actions.ts'
import { applyMutation, type SelectIds } from './mutations.ts'
import { type MutationResult, PendingTransaction } from './pending.ts'
import { mutateOptions, mutateRequest, queriedMutation } from './schema.ts'
import { requireWriter, transact } from './transact.ts'

/** The same limit as Sanity's for one transaction, in megabytes. */
const LARGEST_TRANSACTION = 4

/** How often documents are selected again because others were written meanwhile, before the writer has to. */
const MAX_SELECTIONS = 5

const selectionKey = (query: string, params: object) => JSON.stringify([query, params])

/** `/data/mutate/:dataset` and `/data/actions/:dataset`: every way to write. */
export function mutateRoutes({
  store,
  accounts,
  queries,
  waitForRevalidation,
}: Pick<LakeDependencies, 'store' | 'accounts' | 'queries' | 'waitForRevalidation'>) {
  /**
   * Selects among the stored documents a caller may read, drafts and versions included, for all mutations of a request.
   *
   * @returns the selections, all of the state the store has at this moment
   * @throws 409 when other writers change the store all the time
   */
  async function selectFor(mutations: readonly unknown[], { identity }: LakeContext['Variables']): Promise<SelectIds> {
    const queried = mutations.flatMap((given) => queriedMutation.safeParse(given).data ?? [])
    for (let time = 0; time < MAX_SELECTIONS; time += 1) {
      const { sequence } = store
      const selected = new Map<string, string[]>()
      for (const { query, params } of queried) {
        selected.set(selectionKey(query, params), await queries.select({ query, params, identity }))
      }
      if (store.sequence === sequence) return (query, params) => selected.get(selectionKey(query, params)) ?? []
    }
    throw apiError(409, 'The documents changed while they were selected. Try again.')
  }

  /** What follows from a transaction that was done, before its writer is answered. */
  async function followUp({ identity }: LakeContext['Variables'], pending: PendingTransaction) {
    accounts.previews.recordSecrets(identity, pending.next.values(), store)
    await waitForRevalidation(pending.results.map(({ id }) => id))
  }

  const writersOnly = (kind: Parameters<typeof requireWriter>[0]) =>
    createMiddleware<LakeContext>(async (c, next) => {
      requireWriter(kind, c.var.access)
      await next()
    })

  return new Hono<LakeContext>()
    .post('/data/mutate/:dataset', writersOnly('mutation'), bodyUpTo(LARGEST_TRANSACTION), async (c) => {
      const { dryRun, returnIds, returnDocuments, autoGenerateArrayKeys } = valid(
        mutateOptions,
        c.req.query(),
        'address',
      )
      const { mutations, transactionId = randomUUID() } = await jsonBody(c, mutateRequest)
      const { access, identity } = c.var
      const select = await selectFor(mutations, c.var)
      const pending = new PendingTransaction({ store, access, transactionId, autoGenerateArrayKeys })
      const apply = (mutation: unknown) => applyMutation(pending, mutation, select)
      transact({
        kind: 'mutation',
        steps: mutations,
        apply,
        pending,
        store,
        transactionId,
        author: identity.id,
        dryRun,
      })
      if (!dryRun) await followUp(c.var, pending)
      const withDocument = (result: MutationResult) => {
        const document = dryRun ? pending.preview(result.id) : store.get(result.id)
        return { ...result, document: document && access.canRead(document) ? document : undefined }
      }
      const results = returnDocuments ? pending.results.map(withDocument) : pending.results
      return c.json({ transactionId, results: returnIds || returnDocuments ? results : [] })
    })
    .post('/data/actions/:dataset', writersOnly('action'), bodyUpTo(LARGEST_TRANSACTION), async (c) => {
      const { actions, transactionId = randomUUID(), dryRun } = await jsonBody(c, actionsRequest)
      const { access, identity } = c.var
      const pending = new PendingTransaction({ store, access, transactionId })
      const apply = (action: unknown) => applyAction(pending, action)
      transact({ kind: 'action', steps: actions, apply, pending, store, transactionId, author: identity.id, dryRun })
      if (!dryRun) await followUp(c.var, pending)
      return c.json({ transactionId })
    })
}
