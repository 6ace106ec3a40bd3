import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { removeOldSecrets } from '../accounts/old-secrets.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { bodyUpTo, jsonBody, valid } from '../http/input.ts'
import { limitsOf } from '../query/limits.ts'
import { runQuery } from '../query/run.ts'
import { viewOf } from '../query/view.ts'
import { actionsRequest } from './action-schema.ts'
import { applyAction } from './actions.ts'
import { applyMutation, type SelectIds } from './mutations.ts'
import { type MutationResult, PendingTransaction } from './pending.ts'
import { mutateOptions, mutateRequest } from './schema.ts'
import { requireWriter, transact } from './transact.ts'

const hasId = z.object({ _id: z.string() })
const selected = z.union([z.array(z.union([hasId, z.null()])), z.union([hasId, z.null()]).transform((one) => [one])])

/** The same limit as Sanity's for one transaction, in megabytes. */
const LARGEST_TRANSACTION = 4

/** `/data/mutate/:dataset` and `/data/actions/:dataset`: every way to write. */
export function mutateRoutes({
  store,
  settings,
  accounts,
  siteTold,
}: Pick<LakeDependencies, 'store' | 'settings' | 'accounts' | 'siteTold'>) {
  const sanity = { projectId: settings.projectId, dataset: store.dataset }

  /** Selects among the stored documents a caller may read, drafts and versions included. */
  function selectFor({ access, identity }: LakeContext['Variables']): SelectIds {
    return (query, params) => {
      const limits = limitsOf(identity)
      const view = viewOf(store, access, 'raw')
      const { result } = runQuery({ query, params, view, identity: identity.id, sanity, limits })
      const documents = valid(selected, result, 'selection of the query').filter((document) => document !== null)
      return documents.map(({ _id }) => _id)
    }
  }

  /** What follows from a transaction that was done, before its writer is answered. */
  async function followUp({ identity }: LakeContext['Variables'], pending: PendingTransaction) {
    if (accounts.previews.note(identity, pending.next.values())) removeOldSecrets(store, accounts.previews)
    await siteTold(pending.results.map(({ id }) => id))
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
