import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_UPLOAD_MEGABYTES } from '#lib/content/uploads.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { badRequest, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { limitBody } from '../http/input.ts'
import { createAssetId, createAssetPath, createAssetUrl } from './asset-names.ts'
import type { RecognizedFile } from './recognize.ts'

const filename = z.string().trim().max(2000).optional().catch(undefined)

/** Creates `POST /assets/images/:dataset` and `/assets/files/:dataset`, whose body is the file. */
export function uploadRoutes({ store, settings, files, assets }: StoreDependencies) {
  function createDocument(
    { name, kind, bytes, metadata }: RecognizedFile,
    originalFilename: string | undefined,
    author: string,
  ) {
    const path = createAssetPath(name, settings.projectId, store.dataset)
    const document = {
      _id: createAssetId(name),
      _type: `sanity.${name.kind}Asset`,
      _createdAt: new Date().toISOString(),
      assetId: name.sha1,
      sha1hash: name.sha1,
      extension: name.extension,
      mimeType: kind.mimeType,
      size: bytes.length,
      path,
      url: createAssetUrl(path, settings.SITE_URL),
      uploadId: randomUUID(),
      ...(metadata && { metadata }),
      ...(originalFilename !== undefined && { originalFilename }),
    }
    const mutations = [{ createIfNotExists: document }]
    store.commit({ transactionId: randomUUID(), author, mutations, next: new Map([[document._id, document]]) })
    return store.get(document._id)
  }

  const save = (recognized: RecognizedFile, originalFilename: string | undefined, author: string) =>
    files.withLock(recognized.name, async () => {
      // The bytes are written first, so that a crash leaves no document without them.
      await files.write(recognized.name, recognized.bytes)
      return store.get(createAssetId(recognized.name)) ?? createDocument(recognized, originalFilename, author)
    })

  return new Hono<StoreContext>()
    .use('/assets/:kind{images|files}/:dataset', async (c, next) => {
      const { kind, dataset } = c.req.param()
      if (c.var.identity.role === null) throw unauthorized('Sign in to upload files.')
      if (!c.var.access.canUpload(kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset')) {
        throw forbidden(`Your role may not upload ${kind}.`)
      }
      if (dataset !== store.dataset) throw notFound(`There is no dataset “${dataset}” here.`)
      await next()
    })
    .post('/assets/:kind{images|files}/:dataset', limitBody(MAX_UPLOAD_MEGABYTES), async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      if (bytes.length === 0) throw badRequest('The file is empty.')
      const originalFilename = filename.parse(c.req.query('filename'))
      const { id, kind } = c.get('identity')
      const caller = { id, isTrusted: kind === 'token' }
      const recognized =
        c.req.param('kind') === 'images'
          ? await assets.recognizeImage(bytes, caller)
          : await assets.recognizeFile(bytes, originalFilename ?? '', caller)
      return c.json({ document: await save(recognized, originalFilename, id) })
    })
}
