import { Hono } from 'hono'
import type { Access } from '../accounts/types.ts'
import { parseIds } from '../history/log.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'

/** Sanity's clients never request more. */
const MAX_IDS = 1000

/** Creates `/data/doc/:dataset/:ids`, documents by id, and `/data/references/…`, their referrers. */
export function documentRoutes({ store }: Pick<StoreDependencies, 'store'>) {
  const listReadable = (ids: readonly string[], access: Access) =>
    ids.flatMap((id) => store.get(id) ?? []).filter((document) => access.canRead(document))

  return new Hono<StoreContext>()
    .get('/data/doc/:dataset/:ids{.+}', (c) => {
      const ids = [...new Set(parseIds(c.req.param('ids')))]
      if (ids.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be requested at once.`)
      const documents = listReadable(ids, c.var.access)
      const readable = new Set(documents.map(({ _id }) => _id))
      const omitted = ids
        .filter((id) => !readable.has(id))
        .map((id) => ({ id, reason: store.get(id) ? 'permission' : 'existence' }))
      return c.json({ documents: c.req.query('excludeContent') === 'true' ? [] : documents, omitted })
    })
    .get('/data/references/:dataset/documents/:id/to', (c) => {
      // With this option the Studio requests referrers in other datasets, which do not exist here.
      const referrers = c.req.query('excludeInternalReferences') === 'true' ? [] : store.referrers(c.req.param('id'))
      const references = listReadable(
        referrers.map(({ id }) => id),
        c.var.access,
      ).map(({ _id, _type }) => ({ datasetName: store.dataset, documentId: _id, documentType: _type }))
      return c.json({ totalCount: references.length, references })
    })
}
