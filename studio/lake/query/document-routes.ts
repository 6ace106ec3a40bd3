import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'
import { publishedIdOf, releaseOf } from './document-ids.ts'

/** More ids than this do not come from any of Sanity's clients. */
const MOST_IDS = 1000

/** `/data/doc/:dataset/:ids` and `/data/references/…`: documents by id, and who refers to them. */
export function documentRoutes({ store }: Pick<LakeDependencies, 'store'>) {
  /** The draft, the published document and every version of one id. */
  function variantsOf(id: string): string[] {
    const publishedId = publishedIdOf(id)
    const versions = store.all().filter(({ _id }) => releaseOf(_id) !== undefined && publishedIdOf(_id) === publishedId)
    return [publishedId, `drafts.${publishedId}`, ...versions.map(({ _id }) => _id)]
  }

  return new Hono<LakeContext>()
    .get('/data/doc/:dataset/:ids{.+}', (c) => {
      const requested = [...new Set(c.req.param('ids').split(',').filter(Boolean))]
      if (requested.length > MOST_IDS) throw badRequest(`At most ${MOST_IDS} documents can be asked for at once.`)
      const everyVariant = c.req.query('includeAllVersions') === 'true'
      const { access, identity } = c.var
      /** Visitors are not even told that there is a document which they may not read: it may be a page to come. */
      const known = (id: string) => {
        const document = store.get(id)
        return document && (identity.role !== null || access.canRead(document)) ? document : undefined
      }
      const ids = everyVariant ? requested.flatMap(variantsOf).filter(known) : requested
      const found = ids.map((id) => ({ id, document: known(id) }))
      const readable = found.filter(({ document }) => document && access.canRead(document))
      const omitted = found
        .filter((each) => !readable.includes(each))
        .map(({ id, document }) => ({ id, reason: document ? 'permission' : 'existence' }))
      const withContent = c.req.query('excludeContent') !== 'true'
      return c.json({ documents: withContent ? readable.map(({ document }) => document) : [], omitted })
    })
    .get('/data/references/:dataset/documents/:id/to', (c) => {
      // The Studio asks for referrers of other datasets only, of which one store has none.
      const inside = c.req.query('excludeInternalReferences') === 'true' ? [] : store.referrers(c.req.param('id'))
      const readable = inside.map(({ id }) => store.get(id)).filter((document) => document !== undefined)
      const references = readable
        .filter((document) => c.var.access.canRead(document))
        .map(({ _id, _type }) => ({ datasetName: store.dataset, documentId: _id, documentType: _type }))
      return c.json({ totalCount: references.length, references })
    })
}
