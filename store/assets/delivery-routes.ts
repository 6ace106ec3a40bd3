import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { getClientInfo } from '../accounts/client-info.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { notFound } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import { createAssetId, type AssetName, type ImageName, parseFileName, parseImageFileName } from './asset-names.ts'
import { detectFile, detectRaster, isInline, SVG } from './file-kind.ts'
import { createImageMaker } from './image-maker.ts'
import { MIME_TYPES, chooseOutputFormat } from './transform.ts'
import { transformParams } from './transform-params.ts'

/** The URL contains the hash of the bytes, so they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Prevents an uploaded document that is opened directly from running scripts or loading resources. */
const SANDBOX_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`

interface AssetResponse {
  etag: string
  mimeType: string
  /** File name of the download; undefined when the browser may display the file. */
  downloadName?: string
  vary?: string
}

/** Parses `?dl`, which requests a download, and `?dl=name`, which also names it. */
const getDownloadName = (c: Context, name: string) => (c.req.query('dl') === '' ? name : c.req.query('dl'))

function sendBytes(c: Context, body: Uint8Array<ArrayBuffer>) {
  c.header('content-length', String(body.length))
  return c.body(body)
}

async function send(
  c: Context,
  { etag, mimeType, downloadName, vary }: AssetResponse,
  getBytes: () => Promise<Uint8Array<ArrayBuffer>>,
) {
  c.header('etag', `"${etag}"`)
  c.header('cache-control', IMMUTABLE)
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', SANDBOX_POLICY)
  // Other origins may embed assets, as with Sanity's CDN.
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('access-control-allow-origin', '*')
  if (vary) c.header('vary', vary)
  if (c.req.header('if-none-match')?.includes(`"${etag}"`)) return c.body(null, 304)
  const body = await getBytes()
  c.header('content-type', mimeType)
  c.header('accept-ranges', 'bytes')
  if (downloadName !== undefined) {
    const ascii = downloadName.replaceAll(/[^\w. -]/g, '_')
    const encoded = encodeURIComponent(downloadName)
    c.header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? body.length : Math.min(body.length, Number(last) + 1)
  // A missing or invalid range is ignored (RFC 9110, section 14.2).
  const isInvalid = first === '' ? last === '' : last !== '' && Number(last) < Number(first)
  if (isInvalid || c.req.header('if-range')) return sendBytes(c, body)
  if (start >= end) {
    c.header('content-range', `bytes */${body.length}`)
    return c.body(null, 416)
  }
  c.header('content-range', `bytes ${start}-${end - 1}/${body.length}`)
  c.status(206)
  return sendBytes(c, body.subarray(start, end))
}

/** Creates the public `/images/:project/:dataset/:file` and `/files/…`, the URLs of `@sanity/image-url`. */
export function deliveryRoutes({ store, settings, files, transforms, assets }: StoreDependencies) {
  const images = createImageMaker(files, transforms, assets)

  /** @throws 404 when the asset's document or its bytes do not exist */
  async function requireAsset<Name extends AssetName>(c: Context, name: Name | undefined): Promise<Name> {
    const isThisDataset = c.req.param('project') === settings.projectId && c.req.param('dataset') === store.dataset
    if (!isThisDataset || !name || !store.get(createAssetId(name))) throw notFound('There is no such asset.')
    if (!(await files.has(name))) throw notFound('The file of this asset is missing.')
    return name
  }

  const readOriginal = async (name: AssetName) => new Uint8Array(await readFile(files.path(name)))

  async function sendImage(c: Context, name: ImageName, fileName: string) {
    const downloadName = getDownloadName(c, fileName)
    const params = parseInput(transformParams, c.req.query(), 'image address')
    const isSvg = name.extension === SVG.extension
    if (Object.keys(params).length === 0 || (isSvg && !params.fm)) {
      const bytes = await readOriginal(name)
      const mimeType = isSvg ? SVG.mimeType : ((await detectRaster(bytes))?.mimeType ?? 'application/octet-stream')
      return send(c, { etag: name.sha1, mimeType, downloadName }, () => Promise.resolve(bytes))
    }
    const format = chooseOutputFormat(params, name.extension, c.req.header('accept') ?? '')
    const etag = images.key(name, params, format)
    const vary = params.auto === 'format' ? 'Accept' : undefined
    const client = getClientInfo(c).address
    return send(c, { etag, mimeType: MIME_TYPES[format], downloadName, vary }, async () => {
      return new Uint8Array(await images.make(etag, { name, params, format, client }))
    })
  }

  return new Hono<StoreContext>()
    .get('/images/:project/:dataset/:file', async (c) => {
      const fileName = c.req.param('file')
      return sendImage(c, await requireAsset(c, parseImageFileName(fileName)), fileName)
    })
    .get('/files/:project/:dataset/:file', async (c) => {
      const fileName = c.req.param('file')
      const name = await requireAsset(c, parseFileName(fileName))
      const bytes = await readOriginal(name)
      const { mimeType } = await detectFile(bytes, fileName)
      const downloadName = getDownloadName(c, fileName) ?? (isInline(mimeType) ? undefined : fileName)
      return send(c, { etag: name.sha1, mimeType, downloadName }, () => Promise.resolve(bytes))
    })
}
