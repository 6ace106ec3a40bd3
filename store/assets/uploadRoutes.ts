import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_UPLOAD_MEGABYTES } from '#lib/content/uploads.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { badRequest, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { limitBody } from '../http/input.ts'
import { createAssetId, createAssetPath, createAssetUrl, IMAGE_ASSET, MIME_TYPES } from './assetNames.ts'
import type { RecognizedImage } from './recognize.ts'

const text = z.string().trim().min(1).max(2000).optional().catch(undefined)

/** What `assets.upload` of `@sanity/client` sends beside the bytes, as fields of the asset's document. */
const uploadOptions = z
  .object({
    filename: text,
    title: text,
    description: text,
    label: text,
    creditLine: text,
    sourceId: text,
    sourceName: text,
    sourceUrl: text,
  })
  .transform(({ filename: originalFilename, sourceId: id, sourceName: name, sourceUrl: url, ...described }) => {
    const source = dropMissing({ id, name, url })
    return {
      ...dropMissing({ originalFilename, ...described }),
      ...(Object.keys(source).length > 0 && { source: { _type: 'sanity.assetSourceData', ...source } }),
    }
  })

const dropMissing = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Creates `POST /assets/images/:dataset`, whose body is the image. */
export function uploadRoutes({ store, settings, files, assets }: StoreDependencies) {
  function createDocument(
    { name, bytes, metadata }: RecognizedImage,
    described: z.infer<typeof uploadOptions>,
    author: string,
  ) {
    const path = createAssetPath(name, settings.projectId, settings.SANITY_DATASET)
    const document = {
      _id: createAssetId(name),
      _type: IMAGE_ASSET,
      _createdAt: new Date().toISOString(),
      assetId: name.sha1,
      sha1hash: name.sha1,
      extension: name.extension,
      mimeType: MIME_TYPES[name.extension],
      size: bytes.length,
      path,
      url: createAssetUrl(path, settings.SITE_URL),
      uploadId: randomUUID(),
      metadata,
      ...described,
    }
    const mutations = [{ createIfNotExists: document }]
    store.commit({ author, mutations, next: new Map([[document._id, document]]) })
    return store.get(document._id)
  }

  return new Hono<StoreContext>()
    .use('/assets/images/:dataset', async (c, next) => {
      if (c.var.identity.role === null) throw unauthorized('Sign in to upload images.')
      if (!c.var.access.canUpload()) throw forbidden('Your role may not upload images.')
      const { dataset } = c.req.param()
      if (dataset !== settings.SANITY_DATASET) throw notFound(`There is no dataset “${dataset}” here.`)
      await next()
    })
    .post('/assets/images/:dataset', limitBody(MAX_UPLOAD_MEGABYTES), async (c) => {
      const upload = new Uint8Array(await c.req.arrayBuffer())
      if (upload.length === 0) throw badRequest('The file is empty.')
      const { id, kind } = c.get('identity')
      const recognized = await assets.recognize(upload, { id, isTrusted: kind === 'token' })
      c.var.requireSession()
      const { name, bytes } = recognized
      const document = await files.withLock(name.sha1, async () => {
        // The bytes are written first, so that a crash leaves no document without them.
        await files.write(name.sha1, bytes)
        return store.get(createAssetId(name)) ?? createDocument(recognized, uploadOptions.parse(c.req.query()), id)
      })
      return c.json({ document })
    })
}
