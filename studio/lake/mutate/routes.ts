import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { bodyUpTo, jsonBody, valid } from '../http/input.ts'
import { runQuery } from '../query/run.ts'
import { viewOf } from '../query/view.ts'
import { actionsRequest } from './action-schema.ts'
import { applyAction } from './actions.ts'
import { applyMutation, type SelectIds } from './mutations.ts'
import { type MutationResult, PendingTransaction } from './pending.ts'
import { mutateOptions, mutateRequest } from './schema.ts'
import { transact } from './transact.ts'

const hasId = z.object({ _id: z.string() })
const selected = z.union([z.array(z.union([hasId, z.null()])), z.union([hasId, z.null()]).transform((one) => [one])])

/** The same limit as Sanity's for one transaction, in megabytes. */
const LARGEST_TRANSACTION = 4

/** `/data/mutate/:dataset` and `/data/actions/:dataset`: every way to write. */
export function mutateRoutes({ store, settings, siteTold }: Pick<LakeDependencies, 'store' | 'settings' | 'siteTold'>) {
  const sanity = { projectId: settings.projectId, dataset: store.dataset }

  /** Selects among the stored documents a caller may read, drafts and versions included. */
  function selectFor({ access, identity }: LakeContext['Variables']): SelectIds {
    return (query, params) => {
      const { result } = runQuery({ query, params, view: viewOf(store, access, 'raw'), identity: identity.id, sanity })
      const documents = valid(selected, result, 'selection of the query').filter((document) => document !== null)
      return documents.map(({ _id }) => _id)
    }
  }

  return new Hono<LakeContext>()
    .post('/data/mutate/:dataset', bodyUpTo(LARGEST_TRANSACTION), async (c) => {
      const { dryRun, returnIds, returnDocuments, autoGenerateArrayKeys } = valid(
        mutateOptions,
        c.req.query(),
        'address',
      )
      const { mutations, transactionId = randomUUID() } = await jsonBody(c, mutateRequest)
      const { access, identity } = c.var
      const pending = new PendingTransaction({ store, access, transactionId, autoGenerateArrayKeys })
      const select = selectFor(c.var)
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
      await siteTold(pending.results.map(({ id }) => id))
      const withDocument = (result: MutationResult) => ({
        ...result,
        document: dryRun ? pending.preview(result.id) : store.get(result.id),
      })
      const results = returnDocuments ? pending.results.map(withDocument) : pending.results
      return c.json({ transactionId, results: returnIds || returnDocuments ? results : [] })
    })
    .post('/data/actions/:dataset', bodyUpTo(LARGEST_TRANSACTION), async (c) => {
      const { actions, transactionId = randomUUID(), dryRun } = await jsonBody(c, actionsRequest)
      const { access, identity } = c.var
      const pending = new PendingTransaction({ store, access, transactionId })
      const apply = (action: unknown) => applyAction(pending, action)
      transact({ kind: 'action', steps: actions, apply, pending, store, transactionId, author: identity.id, dryRun })
      await siteTold(pending.results.map(({ id }) => id))
      return c.json({ transactionId })
    })
}
