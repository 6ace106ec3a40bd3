import { constants } from 'node:zlib'
import compression from 'compression'

/**
 * Compresses responses, with Brotli if the browser accepts it: gzip is half as large again, since its window is too
 * small to see that a page repeats its markup as data for React. Of the store's responses only pictures are compressed,
 * as compression would delay its event streams.
 */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } },
})
