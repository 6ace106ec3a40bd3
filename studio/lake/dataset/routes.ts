import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { forbidden } from '../http/errors.ts'

/** Documents written in one piece; between two pieces other calls get their turn. */
const BATCH = 200

/** `/data/export/:dataset`: every document as a line of JSON, in the order `@sanity/export` reads. */
export function datasetRoutes({ store }: Pick<LakeDependencies, 'store'>) {
  return new Hono<LakeContext>().get('/data/export/:dataset', (c) => {
    const { access } = c.var
    if (!access.canExport()) throw forbidden('Exporting a dataset needs an account or token that may read all of it.')
    const types = c.req.query('types')?.split(',').filter(Boolean)
    const wanted = (type: string) => !types || types.includes(type)
    // The list is of one moment: documents are replaced, never changed, so later commits do not show in it.
    const documents = store.all().filter((document) => wanted(document._type) && access.canRead(document))
    c.header('content-type', 'application/x-ndjson')
    return stream(c, async (out) => {
      for (let start = 0; start < documents.length; start += BATCH) {
        const lines = documents.slice(start, start + BATCH).map((document) => `${JSON.stringify(document)}\n`)
        await out.write(lines.join(''))
      }
    })
  })
}
