import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { getClientInfo } from '../accounts/client-info.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { notFound } from '../http/errors.ts'
import { valid } from '../http/input.ts'
import type { AssetName, ImageName } from './asset-names.ts'
import { assetId, parseFileName, parseImageFileName } from './asset-names.ts'
import { ImageMaker } from './image-maker.ts'
import { SVG, fileKind, mayBeShown, rasterKind } from './recognition.ts'
import { MIME_TYPES, outputFormat } from './transform.ts'
import { transformParams } from './transform-params.ts'

/** The bytes at an address never change: their hash is in it. */
const FOREVER = 'public, max-age=31536000, immutable'

/** What an uploaded document could do in the visitor's browser if opened by itself: nothing. */
const INERT = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`

interface Answer {
  /** Names these very bytes. */
  tag: string
  mimeType: string
  /** Name to save the file under; not given, the browser may show it. */
  saveAs?: string
  vary?: string
}

/** `?dl` asks for a download, `?dl=name` for one under that name. */
const wantedName = (c: Context, name: string) => (c.req.query('dl') === '' ? name : c.req.query('dl'))

function disposition(saveAs: string) {
  const plain = saveAs.replaceAll(/[^\w. -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(saveAs)}`
}

/** Sends bytes that browsers may keep for ever, or says that they have them already. */
async function send(
  c: Context,
  { tag, mimeType, saveAs, vary }: Answer,
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
) {
  c.header('etag', `"${tag}"`)
  c.header('cache-control', FOREVER)
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', INERT)
  // Pages of other origins may embed images, as they may those of Sanity's own host.
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('access-control-allow-origin', '*')
  if (vary) c.header('vary', vary)
  if (c.req.header('if-none-match')?.includes(`"${tag}"`)) return c.body(null, 304)
  const body = await bytes()
  c.header('content-type', mimeType)
  c.header('content-length', String(body.length))
  if (saveAs !== undefined) c.header('content-disposition', disposition(saveAs))
  return c.body(body)
}

/**
 * `/images/:project/:dataset/:file` and `/files/…`: the bytes of assets, for anybody, at the addresses that
 * `@sanity/image-url` builds. Mounted without a version.
 */
export function deliveryRoutes({ store, settings, files, made, assets }: LakeDependencies) {
  const images = new ImageMaker(files, made, assets)

  /** The asset an address names, while its document exists: deleting it takes the asset off the site. */
  const existing = async <Name extends AssetName>(c: Context, name: Name | undefined): Promise<Name> => {
    const here = c.req.param('project') === settings.projectId && c.req.param('dataset') === store.dataset
    if (!here || !name || !store.get(assetId(name))) throw notFound('There is no such asset.')
    if (!(await files.has(name.kind, name.sha1))) throw notFound('The bytes of this asset are not here.')
    return name
  }

  const original = async (name: AssetName) => new Uint8Array(await readFile(files.path(name.kind, name.sha1)))

  const sendImage = async (c: Context, name: ImageName, fileName: string) => {
    const saveAs = wantedName(c, fileName)
    const params = valid(transformParams, c.req.query(), 'image address')
    const isSvg = name.extension === SVG.extension
    if (Object.keys(params).length === 0 || (isSvg && !params.fm)) {
      const bytes = await original(name)
      const mimeType = isSvg ? SVG.mimeType : ((await rasterKind(bytes))?.mimeType ?? 'application/octet-stream')
      return send(c, { tag: name.sha1, mimeType, saveAs }, () => Promise.resolve(bytes))
    }
    const format = outputFormat(params, name.extension, c.req.header('accept') ?? '')
    const tag = images.key(name, params, format)
    const vary = params.auto === 'format' ? 'Accept' : undefined
    const make = async () =>
      new Uint8Array(await images.make(tag, { name, params, format, caller: getClientInfo(c).address }))
    return send(c, { tag, mimeType: MIME_TYPES[format], saveAs, vary }, make)
  }

  return new Hono<LakeContext>()
    .get('/images/:project/:dataset/:file', async (c) => {
      const fileName = c.req.param('file')
      return sendImage(c, await existing(c, parseImageFileName(fileName)), fileName)
    })
    .get('/files/:project/:dataset/:file', async (c) => {
      const fileName = c.req.param('file')
      const name = await existing(c, parseFileName(fileName))
      const bytes = await original(name)
      const { mimeType } = await fileKind(bytes, fileName)
      const saveAs = wantedName(c, fileName) ?? (mayBeShown(mimeType) ? undefined : fileName)
      return send(c, { tag: name.sha1, mimeType, saveAs }, () => Promise.resolve(bytes))
    })
}
