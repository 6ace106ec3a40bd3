import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { ASSET_TYPES } from '../accounts/roles.ts'
import { assetUrl } from '../assets/asset-names.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { valid } from '../http/input.ts'
import type { LakeDocument } from '../store/types.ts'

/** Documents written in one piece; between two pieces other calls get their turn. */
const BATCH = 200

const whereAssetsAre = z.url({ protocol: /^https?$/ }).optional()

/** A document as it is; that of a picture or file with the address at which the caller reaches the site. */
const addressed = (document: LakeDocument, site: string | undefined) =>
  site !== undefined && typeof document.path === 'string' && ASSET_TYPES.some((type) => type === document._type)
    ? { ...document, url: assetUrl(document.path, site) }
    : document

/**
 * `/data/export/:dataset`: every document as a line of JSON, in the order `@sanity/export` reads. With `?assets=` and an
 * origin, pictures and files are to be fetched from there: a program beside the site need not go out and come in again.
 */
export function datasetRoutes({ store }: Pick<LakeDependencies, 'store'>) {
  return new Hono<LakeContext>().get('/data/export/:dataset', (c) => {
    const { access } = c.var
    const types = c.req.query('types')?.split(',').filter(Boolean)
    const site = valid(whereAssetsAre, c.req.query('assets'), 'parameter assets')
    const wanted = (type: string) => !types || types.includes(type)
    // The list is of one moment: documents are replaced, never changed, so later commits do not show in it.
    const documents = store.all().filter((document) => wanted(document._type) && access.canRead(document))
    c.header('content-type', 'application/x-ndjson')
    return stream(c, async (out) => {
      for (let start = 0; start < documents.length; start += BATCH) {
        const lines = documents
          .slice(start, start + BATCH)
          .map((document) => `${JSON.stringify(addressed(document, site))}\n`)
        await out.write(lines.join(''))
      }
    })
  })
}
