import sharp from 'sharp'
import { badRequest } from '../http/errors.ts'
import { jpegWithoutNotes } from './jpeg.ts'
import { MAX_PIXELS } from './limits.ts'
import { pngWithoutNotes } from './png.ts'

/** Writes an image once more in its own format, upright, with its colours and without its notes. */
async function writtenAnew(bytes: Buffer): Promise<Buffer> {
  const { format } = await sharp(bytes).metadata()
  // Of a TIFF only the first page is shown; the others, such as a preview, need not be of its size.
  const animated = format !== 'tiff'
  const image = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS }).autoOrient().keepIccProfile()
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 95 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 90 }).toBuffer()
    case 'heif':
      // More effort would take a photo of 24 megapixels most of a minute.
      return image.avif({ quality: 80, effort: 2 }).toBuffer()
    case 'tiff':
      return image.tiff({ compression: 'deflate' }).toBuffer()
    default:
      return image.toBuffer()
  }
}

/**
 * An image without what a camera or a program noted in it, above all where a photo was taken: originals can be
 * downloaded by anybody. Sanity, too, keeps a place only where somebody asks for it.
 *
 * @param bytes of an image whose size was found acceptable
 * @throws 400 when the image cannot be decoded
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  try {
    const { format, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata()
    if (format === 'jpeg') return jpegWithoutNotes(bytes, orientation) ?? (await writtenAnew(bytes))
    if (format === 'png' && orientation === 1) return pngWithoutNotes(bytes) ?? (await writtenAnew(bytes))
    // Of what a TIFF notes, only a part can be asked for.
    return format === 'tiff' || exif || xmp || iptc ? await writtenAnew(bytes) : bytes
  } catch {
    throw badRequest('This image is damaged: it could not be decoded.')
  }
}
