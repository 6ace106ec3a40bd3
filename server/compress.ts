import { constants } from 'node:zlib'
import compression from 'compression'

/**
 * Compresses the site's answers. Brotli where the browser takes it: a page repeats its markup as data for React, too
 * far apart for gzip's window to see, so gzip makes it half as large again. Of the store's answers only pictures are
 * compressed: its streams must not be held back.
 */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } },
})
