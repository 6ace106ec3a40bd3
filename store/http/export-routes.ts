import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { ASSET_TYPES, COMMENT } from '../accounts/roles.ts'
import { createAssetUrl } from '../assets/asset-names.ts'
import type { LakeDocument } from '../store/types.ts'
import type { LakeContext, LakeDependencies } from './context.ts'
import { parseInput } from './input.ts'

/** Documents per chunk; other requests run between two chunks. */
const CHUNK_SIZE = 20

const origin = z.url({ protocol: /^https?$/ }).optional()

const isAsset = ({ _type }: LakeDocument) => ASSET_TYPES.some((type) => type === _type)

/**
 * `/data/export/:dataset`: all documents as lines of JSON, for `@sanity/export`. With `?assets=` and an origin, assets
 * get URLs there, so that a program beside the site can fetch them locally.
 */
export function exportRoutes({ store }: Pick<LakeDependencies, 'store'>) {
  return new Hono<LakeContext>().get('/data/export/:dataset', (c) => {
    const types = c.req.query('types')?.split(',').filter(Boolean)
    const site = parseInput(origin, c.req.query('assets'), 'parameter assets')
    const withUrl = (document: LakeDocument) =>
      site !== undefined && isAsset(document) && typeof document.path === 'string'
        ? { ...document, url: createAssetUrl(document.path, site) }
        : document
    // Documents are replaced, never changed, so this list stays as of now.
    const documents = store
      .all()
      .filter(({ _type }) => (types ? types.includes(_type) : _type !== COMMENT))
      .filter((document) => c.var.access.canRead(document))
    c.header('content-type', 'application/x-ndjson')
    return stream(c, async (output) => {
      for (let start = 0; start < documents.length; start += CHUNK_SIZE) {
        const chunk = documents.slice(start, start + CHUNK_SIZE)
        await output.write(chunk.map((document) => `${JSON.stringify(withUrl(document))}\n`).join(''))
      }
    })
  })
}
