import { Hono } from 'hono'
import { parseIds } from '../history/log.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'

/** Sanity's clients never request more. */
const MAX_IDS = 1000

/** Creates `/data/doc/:dataset/:ids`, documents by id, and `/data/references/…`, referrers in other datasets. */
export function documentRoutes({ store }: Pick<StoreDependencies, 'store'>) {
  return new Hono<StoreContext>()
    .get('/data/doc/:dataset/:ids{.+}', (c) => {
      const ids = [...new Set(parseIds(c.req.param('ids')))]
      if (ids.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be requested at once.`)
      const documents = ids.flatMap((id) => store.get(id) ?? []).filter((document) => c.var.access.canRead(document))
      const readable = new Set(documents.map(({ _id }) => _id))
      const omitted = ids
        .filter((id) => !readable.has(id))
        .map((id) => ({ id, reason: store.get(id) ? 'permission' : 'existence' }))
      return c.json({ documents: c.req.query('excludeContent') === 'true' ? [] : documents, omitted })
    })
    .get('/data/references/:dataset/documents/:id/to', (c) => c.json({ totalCount: 0, references: [] }))
}
