import sharp from 'sharp'
import { badRequest } from '../http/errors.ts'
import { jpegWithoutNotes } from './jpeg.ts'
import { MAX_PIXELS } from './limits.ts'

/** Writes an image once more in its own format, upright, with its colours and without its notes. */
async function writtenAnew(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { animated: true, limitInputPixels: MAX_PIXELS }).autoOrient().keepIccProfile()
  const { format } = await image.metadata()
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 95 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 90 }).toBuffer()
    case 'heif':
      return image.avif({ quality: 80 }).toBuffer()
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
export async function withoutCameraNotes(bytes: Buffer): Promise<Buffer> {
  try {
    const { format, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata()
    if (format === 'jpeg') return jpegWithoutNotes(bytes, orientation) ?? (await writtenAnew(bytes))
    return exif || xmp || iptc ? await writtenAnew(bytes) : bytes
  } catch {
    throw badRequest('This image is damaged: it could not be decoded.')
  }
}
