import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { apiError, stepError } from '../http/errors.ts'
import { limitBody, parseJsonBody, parseInput } from '../http/input.ts'
import { getRawPerspective } from '../query/view.ts'
import { applyAction, applyMutation, type SelectIds } from './actions.ts'
import { type MutationResult, PendingTransaction } from './pending.ts'
import { notPermitted } from './refused.ts'
import { actionsRequest, mutateOptions, mutateRequest, queriedMutation } from './schema.ts'
import { transact } from './transact.ts'

/** Sanity's limit for one transaction. */
const MAX_TRANSACTION_MEGABYTES = 4

const MAX_SELECTIONS = 5

const createSelectionKey = (query: string, params: object) => JSON.stringify([query, params])

/**
 * Creates middleware that refuses callers without any write permission with 403 in Sanity's format, before the body is
 * parsed, since a later error would reveal which documents exist.
 */
const requireWriter = (kind: Parameters<typeof stepError>[0]) =>
  createMiddleware<StoreContext>(async (c, next) => {
    const reason = c.var.access.getWriteDenialReason()
    if (reason !== null) throw stepError(kind, 403, [{ index: 0, error: notPermitted('create', reason).item }])
    await next()
  })

/** Creates `/data/mutate/:dataset` and `/data/actions/:dataset`. */
export function mutateRoutes({ store, accounts, queries, rules, waitForRevalidation }: StoreDependencies) {
  /**
   * Runs the queries of all mutations on one state of the store, including drafts, and versions where the API version
   * knows them.
   *
   * @throws 409 when the store changes during every attempt
   */
  async function selectFor(
    mutations: readonly unknown[],
    { identity, apiVersion }: StoreContext['Variables'],
  ): Promise<SelectIds> {
    const perspective = getRawPerspective(apiVersion)
    const queried = mutations.flatMap((input) => queriedMutation.safeParse(input).data ?? [])
    for (let attempt = 0; attempt < MAX_SELECTIONS; attempt += 1) {
      const { sequence } = store
      const selected = new Map<string, string[]>()
      for (const { query, params } of queried) {
        selected.set(createSelectionKey(query, params), await queries.select({ query, params, identity, perspective }))
      }
      if (store.sequence === sequence) return (query, params) => selected.get(createSelectionKey(query, params)) ?? []
    }
    throw apiError(409, 'The documents changed while they were selected. Try again.')
  }

  /** Commits, records preview secrets and waits for revalidation, all before the response. */
  async function commit(request: Parameters<typeof transact>[0]) {
    const { pending, dryRun } = request
    const transaction = transact({ ...request, validate: () => accounts.previews.requireRoom(pending) })
    if (dryRun) return
    accounts.previews.recordSecrets(pending)
    if (transaction) await waitForRevalidation(transaction)
  }

  return new Hono<StoreContext>()
    .post('/data/mutate/:dataset', requireWriter('mutation'), limitBody(MAX_TRANSACTION_MEGABYTES), async (c) => {
      const options = parseInput(mutateOptions, c.req.query(), 'address')
      const { dryRun, returnIds, returnDocuments, autoGenerateArrayKeys: addKeys } = options
      const { mutations: steps, transactionId } = await parseJsonBody(c, mutateRequest)
      const { access } = c.var
      const select = await selectFor(steps, c.var)
      c.var.requireSession()
      const pending = new PendingTransaction(store, access, rules, transactionId)
      const apply = (mutation: unknown) => applyMutation(pending, mutation, { select, addKeys })
      await commit({ kind: 'mutation', steps, apply, pending, dryRun })
      const withDocument = (result: MutationResult) => {
        const document = dryRun ? pending.preview(result.id) : store.get(result.id)
        return { ...result, document: document && access.canRead(document) ? document : undefined }
      }
      const results = returnDocuments ? pending.results.map(withDocument) : pending.results
      return c.json({ transactionId: pending.transactionId, results: returnIds || returnDocuments ? results : [] })
    })
    .post('/data/actions/:dataset', requireWriter('action'), limitBody(MAX_TRANSACTION_MEGABYTES), async (c) => {
      const { actions: steps, transactionId, dryRun } = await parseJsonBody(c, actionsRequest)
      const pending = new PendingTransaction(store, c.var.access, rules, transactionId)
      const apply = (action: unknown) => applyAction(pending, action, { dryRun })
      await commit({ kind: 'action', steps, apply, pending, dryRun })
      return c.json({ transactionId: pending.transactionId })
    })
}
