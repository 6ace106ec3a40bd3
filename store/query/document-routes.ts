import { Hono } from 'hono'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'
import type { StoredDocument } from '../store/types.ts'
import { getPublishedId, getRelease } from './document-ids.ts'

/** Sanity's clients never request more. */
const MAX_IDS = 1000

/** Creates `/data/doc/:dataset/:ids`, documents by id, and `/data/references/…`, their referrers. */
export function documentRoutes({ store }: Pick<StoreDependencies, 'store'>) {
  /** Lists the ids of the published document, the draft and every version for each id. */
  function listVariants(ids: readonly string[]): string[] {
    const variants = new Map(ids.map(getPublishedId).map((id) => [id, [id, `drafts.${id}`]]))
    for (const { _id } of store.all()) if (getRelease(_id)) variants.get(getPublishedId(_id))?.push(_id)
    return [...variants.values()].flat()
  }

  function answer(requested: readonly string[], search: Record<string, string>, { access }: StoreContext['Variables']) {
    const ids = search.includeAllVersions === 'true' ? listVariants(requested).filter((id) => store.get(id)) : requested
    const documents: StoredDocument[] = []
    const omitted: { id: string; reason: 'permission' | 'existence' }[] = []
    for (const id of ids) {
      const document = store.get(id)
      if (document && access.canRead(document)) documents.push(document)
      else omitted.push({ id, reason: document ? 'permission' : 'existence' })
    }
    return { documents: search.excludeContent === 'true' ? [] : documents, omitted }
  }

  return new Hono<StoreContext>()
    .get('/data/doc/:dataset/:ids{.+}', (c) => {
      const requested = [...new Set(c.req.param('ids').split(',').filter(Boolean))]
      if (requested.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be requested at once.`)
      return c.json(answer(requested, c.req.query(), c.var))
    })
    .get('/data/references/:dataset/documents/:id/to', (c) => {
      // With this option the Studio requests referrers in other datasets, which do not exist here.
      const referrers = c.req.query('excludeInternalReferences') === 'true' ? [] : store.referrers(c.req.param('id'))
      const readable = referrers.map(({ id }) => store.get(id)).filter((document) => document !== undefined)
      const references = readable
        .filter((document) => c.var.access.canRead(document))
        .map(({ _id, _type }) => ({ datasetName: store.dataset, documentId: _id, documentType: _type }))
      return c.json({ totalCount: references.length, references })
    })
}
