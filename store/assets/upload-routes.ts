import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { badRequest, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { bodyUpTo } from '../http/input.ts'
import type { LakeDocument } from '../store/types.ts'
import { assetId, assetPath, assetUrl } from './asset-names.ts'
import { MAX_UPLOAD_MEGABYTES } from './limits.ts'
import type { Recognized } from './recognize.ts'

const words = z.string().trim().max(2000).optional().catch(undefined)
const described = z.object({
  filename: words,
  label: words,
  title: words,
  description: words,
  creditLine: words,
  sourceId: words,
  sourceName: words,
  sourceUrl: words,
})

/** What the sender says about an asset, in the fields of its document. */
function description(query: Record<string, string>) {
  const { filename, sourceId, sourceName, sourceUrl, ...rest } = described.parse(query)
  const source = sourceId || sourceName ? { source: { id: sourceId, name: sourceName, url: sourceUrl } } : {}
  const given = Object.entries({ originalFilename: filename, ...rest }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), ...source }
}

const requireUpload = createMiddleware<LakeContext>(async (c, next) => {
  if (c.get('identity').role === null) throw unauthorized('Sign in to upload files.')
  const kind = c.req.param('kind')
  if (!c.get('access').canUpload(kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset')) {
    throw forbidden(`Your role may not upload ${kind}.`)
  }
  await next()
})

/** `POST /assets/images/:dataset` and `/assets/files/:dataset`: the body is the file. Mounted under `/:version`. */
export function uploadRoutes({ store, settings, files, assets }: LakeDependencies) {
  const commit = ({ name, kind, bytes, metadata }: Recognized, said: object, author: string): LakeDocument => {
    const path = assetPath(name, settings.projectId, store.dataset)
    const document = {
      _id: assetId(name),
      _type: `sanity.${name.kind}Asset`,
      _createdAt: new Date().toISOString(),
      assetId: name.sha1,
      sha1hash: name.sha1,
      extension: name.extension,
      mimeType: kind.mimeType,
      size: bytes.length,
      path,
      url: assetUrl(path, settings.SITE_URL),
      uploadId: randomUUID(),
      ...(metadata && { metadata }),
      ...said,
    }
    const mutations = [{ createIfNotExists: document }]
    store.commit({ transactionId: randomUUID(), author, mutations, next: new Map([[document._id, document]]) })
    const stored = store.get(document._id)
    if (!stored) throw new Error(`The asset ${document._id} is not in the store after its commit.`)
    return stored
  }

  const keep = (recognized: Recognized, query: Record<string, string>, author: string) =>
    files.inTurn(recognized.name, async () => {
      // The bytes first: a document never promises what a crash took away.
      await files.write(recognized.name.kind, recognized.name.sha1, recognized.bytes)
      return store.get(assetId(recognized.name)) ?? commit(recognized, description(query), author)
    })

  return new Hono<LakeContext>()
    .use('/assets/:kind{images|files}/:dataset', requireUpload, bodyUpTo(MAX_UPLOAD_MEGABYTES), async (c, next) => {
      if (c.req.param('dataset') !== store.dataset)
        throw notFound(`There is no dataset “${c.req.param('dataset')}” here.`)
      await next()
    })
    .post('/assets/:kind{images|files}/:dataset', async (c) => {
      const sent = new Uint8Array(await c.req.arrayBuffer())
      if (sent.length === 0) throw badRequest('The file is empty.')
      const query = c.req.query()
      const { id, kind } = c.get('identity')
      const caller = { id, isTrusted: kind === 'token' }
      const recognized =
        c.req.param('kind') === 'images'
          ? await assets.recognizeImage(sent, caller)
          : await assets.recognizeFile(sent, query.filename ?? '', caller)
      return c.json({ document: await keep(recognized, query, id) })
    })
}
