import sharp from 'sharp'
import { MAX_PIXELS } from './limits.ts'

/** Re-encodes an image in its own format, upright and with its colour profile as the only metadata. */
async function reencode(bytes: Buffer, format: string): Promise<Buffer> {
  // Only the first page of a TIFF is displayed; others may differ in size.
  const animated = format !== 'tiff'
  const image = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS }).autoOrient().keepIccProfile()
  if (format === 'jpeg') return image.jpeg({ quality: 95 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 90 }).toBuffer()
  // A higher effort takes most of a minute for 24 megapixels.
  if (format === 'heif') return image.avif({ quality: 80, effort: 2 }).toBuffer()
  if (format === 'tiff') return image.tiff({ compression: 'deflate' }).toBuffer()
  return image.toBuffer()
}

/**
 * Removes metadata such as GPS coordinates, since originals are public. Images without metadata stay unchanged.
 *
 * @param bytes of an image whose size has been checked
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  // sharp does not report all metadata of a TIFF.
  return format === 'tiff' || exif || xmp || iptc || comments ? reencode(bytes, format) : bytes
}
