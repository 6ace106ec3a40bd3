import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { badRequest, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { bodyUpTo } from '../http/input.ts'
import type { LakeDocument } from '../store/types.ts'
import type { AssetName } from './asset-names.ts'
import { assetId, assetPath, assetUrl } from './asset-names.ts'
import { withoutCameraNotes } from './camera-notes.ts'
import { imageMetadata, imageSize } from './image-metadata.ts'
import { MAX_UPLOAD_MEGABYTES } from './limits.ts'
import type { FileKind } from './recognition.ts'
import { SVG, fileKind, rasterKind } from './recognition.ts'
import { sanitizeSvg, svgText } from './svg.ts'

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

interface Recognized {
  name: AssetName
  kind: FileKind
  bytes: Uint8Array
  metadata?: object
}

const sha1Of = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

async function cleaned(text: string): Promise<Uint8Array> {
  const clean = await sanitizeSvg(text)
  if (!clean) throw badRequest('This SVG has nothing in it that may be shown.')
  return Buffer.from(clean)
}

/** @throws 400 when the bytes are no image that is accepted, 413 when it has too many pixels */
async function recognizeImage(sent: Uint8Array): Promise<Recognized> {
  const raster = await rasterKind(sent)
  const text = raster ? undefined : svgText(sent)
  if (!raster && text === undefined) {
    throw badRequest('This file is not an image that can be used here: JPEG, PNG, GIF, WebP, AVIF, TIFF or SVG.')
  }
  const drawing = text === undefined ? undefined : await cleaned(text)
  const kind = raster ?? SVG
  const size = await imageSize(drawing ?? sent)
  const bytes = drawing ?? (await withoutCameraNotes(Buffer.from(sent)))
  const metadata = await imageMetadata(bytes, size)
  return { name: { kind: 'image', sha1: sha1Of(bytes), extension: kind.extension, ...size }, kind, bytes, metadata }
}

async function recognizeFile(bytes: Uint8Array, fileName: string): Promise<Recognized> {
  const kind = await fileKind(bytes, fileName)
  return { name: { kind: 'file', sha1: sha1Of(bytes), extension: kind.extension }, kind, bytes }
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
export function uploadRoutes({ store, settings, files }: LakeDependencies) {
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
      const recognized =
        c.req.param('kind') === 'images' ? await recognizeImage(sent) : await recognizeFile(sent, query.filename ?? '')
      return c.json({ document: await keep(recognized, query, c.get('identity').id) })
    })
}
