import sharp from 'sharp'
import { badRequest } from '../http/errors.ts'
import { MAX_PIXELS } from './limits.ts'

const ICC_HEADER = Buffer.from('ICC_PROFILE\0')

/** Checks for segments needed to render the image: pixels, colour profile, JFIF and Adobe's colour space. */
function isImageData(marker: number, payload: Buffer): boolean {
  if (marker === 0xe2) return payload.subarray(0, ICC_HEADER.length).equals(ICC_HEADER)
  const isApplicationData = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return marker === 0xe0 || marker === 0xee || (!isApplicationData && !isComment)
}

/** Finds the end of coded pixels, where FF is followed only by 0, FF or a restart marker. */
function findScanEnd(bytes: Buffer, start: number): number {
  for (let offset = bytes.indexOf(0xff, start); offset >= 0; offset = bytes.indexOf(0xff, offset + 1)) {
    const next = bytes[offset + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset
  }
  return bytes.length
}

/** Creates an EXIF segment with the orientation only. */
function createOrientationSegment(orientation: number): Buffer {
  const segment = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex')
  segment[29] = orientation
  return segment
}

/** Copies a JPEG without its metadata; undefined when it is malformed. */
function stripJpeg(bytes: Buffer, orientation: number): Buffer | undefined {
  const segments = [bytes.subarray(0, 2), ...(orientation > 1 ? [createOrientationSegment(orientation)] : [])]
  let offset = 2
  while (bytes[offset + 1] !== 0xd9) {
    const marker = bytes[offset + 1]
    if (bytes[offset] !== 0xff || marker === undefined || offset + 4 > bytes.length) return undefined
    const segmentEnd = offset + 2 + bytes.readUInt16BE(offset + 2)
    if (isImageData(marker, bytes.subarray(offset + 4, segmentEnd))) segments.push(bytes.subarray(offset, segmentEnd))
    offset = marker === 0xda ? findScanEnd(bytes, segmentEnd) : segmentEnd
    if (marker === 0xda) segments.push(bytes.subarray(segmentEnd, offset))
  }
  // Data after the end, such as previews and videos, has metadata of its own.
  return Buffer.concat([...segments, Buffer.from([0xff, 0xd9])])
}

/** Critical chunks (with a capital first letter), and those for transparency, colours, pixel size and animation. */
const PNG_IMAGE_CHUNK = /^([A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)/
const PNG_SIGNATURE_BYTES = 8

/** Copies a PNG without its metadata; undefined when it is malformed. */
function stripPng(bytes: Buffer): Buffer | undefined {
  const chunks = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  // A chunk has a length, a type, data and a checksum; all but the data have 4 bytes.
  for (let offset = PNG_SIGNATURE_BYTES; offset + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    const end = offset + 12 + bytes.readUInt32BE(offset)
    if (end > bytes.length) return undefined
    if (PNG_IMAGE_CHUNK.test(type)) chunks.push(bytes.subarray(offset, end))
    if (type === 'IEND') return Buffer.concat(chunks)
    offset = end
  }
  return undefined
}

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
 * Removes metadata such as GPS coordinates, since originals are public. JPEG and PNG are not re-encoded: sharp would
 * compress a JPEG again and reduce an animated PNG to a still image.
 *
 * @param bytes of an image whose size has been checked
 * @throws 400 when the image cannot be decoded
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  try {
    const { format, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata()
    if (format === 'jpeg') return stripJpeg(bytes, orientation) ?? (await reencode(bytes, format))
    if (format === 'png' && orientation === 1) return stripPng(bytes) ?? (await reencode(bytes, format))
    // sharp does not report all metadata of a TIFF.
    return format === 'tiff' || exif || xmp || iptc ? await reencode(bytes, format) : bytes
  } catch {
    throw badRequest('This image is damaged: it could not be decoded.')
  }
}
