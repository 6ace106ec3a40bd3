import { isVersionId } from '@sanity/client/csm'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { COMMENT } from '../accounts/roles.ts'
import { createAssetUrl, IMAGE_ASSET } from '../assets/assetNames.ts'
import type { StoredDocument } from './types.ts'
import { isReleaseDocument } from '../releases/release.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { parseInput } from '../http/input.ts'

const origin = z.url({ protocol: /^https?$/ }).optional()

/**
 * Creates `/data/export/:dataset`: all documents as NDJSON, for `@sanity/export`. `?assets=<origin>` sets the origin of
 * asset URLs, so that a program on the same machine can fetch them locally.
 */
export function exportRoutes({ store }: Pick<StoreDependencies, 'store'>) {
  return new Hono<StoreContext>().get('/data/export/:dataset', (c) => {
    const types = c.req.query('types')?.split(',').filter(Boolean)
    const assetOrigin = parseInput(origin, c.req.query('assets'), 'parameter assets')
    const withUrl = (document: StoredDocument) =>
      assetOrigin !== undefined && document._type === IMAGE_ASSET && typeof document.path === 'string'
        ? { ...document, url: createAssetUrl(document.path, assetOrigin) }
        : document
    // Stored documents are immutable, so this list is a consistent snapshot.
    const documents = store
      .all()
      .filter(({ _type }) => (types ? types.includes(_type) : _type !== COMMENT))
      // Versions without their release would stay hidden where they are imported.
      .filter((document) => !isReleaseDocument(document) && !isVersionId(document._id))
      .filter((document) => c.var.access.canRead(document))
    c.header('content-type', 'application/x-ndjson')
    return stream(c, async (output) => {
      for (const document of documents) await output.writeln(JSON.stringify(withUrl(document)))
    })
  })
}
