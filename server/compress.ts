import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import compression from 'compression'

/** Brotli's quality for responses that are compressed while a visitor waits: a page takes 2 ms. */
export const BROTLI_QUALITY = 5

/**
 * Compresses responses, with Brotli if the browser accepts it. Of the store's responses only pictures are compressed, as
 * compression would delay its event streams.
 */
export const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } })

const compressBuffer = promisify(brotliCompress)

/** Compresses a whole body with Brotli. */
export const toBrotli = (body: Buffer, quality = BROTLI_QUALITY): Promise<Buffer> =>
  compressBuffer(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
