import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { getClientInfo } from '../accounts/clientInfo.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { notFound } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import { createAssetId, MIME_TYPES, parseImageFileName } from './assetNames.ts'
import { createImageMaker } from './imageMaker.ts'
import { chooseOutputFormat } from './transform.ts'
import { transformParams } from './geometry.ts'

const HEADERS = {
  // The URL contains the hash of the bytes, so they never change.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // An SVG that is opened directly must not run scripts or load resources.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox`,
  // Other origins may embed images, as with Sanity's CDN.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

/** Creates the header for `?dl`, which requests a download, and `?dl=name`, which also names it. */
function createDisposition(name: string) {
  const ascii = name.replaceAll(/[^\w. -]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/**
 * Creates the public `/images/:project/:dataset/:file`, the URLs of `@sanity/image-url`. A name behind the file's, for
 * search engines and downloads, selects nothing.
 */
export function deliveryRoutes({ store, settings, files, transforms, assets }: StoreDependencies) {
  const images = createImageMaker(files, transforms, assets)

  function requireImage(c: Context, fileName: string) {
    const name = parseImageFileName(fileName)
    const isThisDataset =
      c.req.param('project') === settings.projectId && c.req.param('dataset') === settings.SANITY_DATASET
    if (!isThisDataset || !name || !store.get(createAssetId(name))) throw notFound('There is no such image.')
    if (!files.has(name.sha1)) throw notFound('The file of this image is missing.')
    return name
  }

  return new Hono<StoreContext>().get('/images/:project/:dataset/:file/:vanityName?', async (c) => {
    const fileName = c.req.param('file')
    const name = requireImage(c, fileName)
    const params = parseInput(transformParams, c.req.query(), 'image address')
    const isOriginal = Object.keys(params).length === 0 || name.extension === 'svg'
    const acceptsWebp = params.auto === 'format' && c.req.header('accept')?.includes('image/webp') === true
    const format = chooseOutputFormat(name.extension, acceptsWebp, params.fm)
    const etag = isOriginal ? name.sha1 : images.key(name, params, format)
    const headers = {
      ...HEADERS,
      etag: `"${etag}"`,
      ...(!isOriginal && params.auto === 'format' && { vary: 'Accept' }),
    }
    if (c.req.header('if-none-match')?.includes(`"${etag}"`)) return c.body(null, 304, headers)
    const body = isOriginal
      ? await readFile(files.path(name.sha1))
      : await images.make(etag, { name, params, format, client: getClientInfo(c.env.incoming).address })
    const download = c.req.query('dl')
    return c.body(new Uint8Array(body), 200, {
      ...headers,
      'content-type': MIME_TYPES[isOriginal ? name.extension : format],
      'content-length': String(body.length),
      ...(download !== undefined && {
        'content-disposition': createDisposition(download || c.req.param('vanityName') || fileName),
      }),
    })
  })
}
