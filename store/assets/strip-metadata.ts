import sharp from 'sharp'
import { badRequest } from '../http/errors.ts'
import { MAX_PIXELS } from './limits.ts'

const ICC_HEADER = Buffer.from('ICC_PROFILE\0')

/** True for segments needed to draw the image: pixels, colour profile, JFIF and Adobe's colour space. */
function isJpegDrawing(marker: number, payload: Buffer): boolean {
  if (marker === 0xe2) return payload.subarray(0, ICC_HEADER.length).equals(ICC_HEADER)
  const isApplicationData = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return marker === 0xe0 || marker === 0xee || (!isApplicationData && !isComment)
}

/** In coded pixels, FF is followed by 0, by another FF or by a restart marker. */
function findScanEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** An EXIF segment that holds the orientation alone. */
function createOrientationSegment(orientation: number): Buffer {
  const segment = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex')
  segment[29] = orientation
  return segment
}

/** Copies a JPEG without its metadata; undefined when it is malformed. */
function stripJpeg(bytes: Buffer, orientation: number): Buffer | undefined {
  const kept = [bytes.subarray(0, 2), ...(orientation > 1 ? [createOrientationSegment(orientation)] : [])]
  let at = 2
  while (bytes[at + 1] !== 0xd9) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined || at + 4 > bytes.length) return undefined
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2)
    if (isJpegDrawing(marker, bytes.subarray(at + 4, segmentEnd))) kept.push(bytes.subarray(at, segmentEnd))
    at = marker === 0xda ? findScanEnd(bytes, segmentEnd) : segmentEnd
    if (marker === 0xda) kept.push(bytes.subarray(segmentEnd, at))
  }
  // Previews and films appended after the end carry metadata of their own.
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])])
}

/** Critical chunks, which begin with a capital, and those for transparency, colours, pixel size and animation. */
const PNG_DRAWING = /^([A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)/
const PNG_SIGNATURE_BYTES = 8

/** Copies a PNG without its metadata; undefined when it is malformed. */
function stripPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  // A chunk is a length of 4 bytes, a type of 4, the data and a checksum of 4.
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (PNG_DRAWING.test(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

/** Encodes an image again in its own format, upright and with its colour profile alone. */
async function encodeAgain(bytes: Buffer, format: string): Promise<Buffer> {
  // Only the first page of a TIFF is shown; others may differ in size.
  const animated = format !== 'tiff'
  const image = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS }).autoOrient().keepIccProfile()
  if (format === 'jpeg') return image.jpeg({ quality: 95 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 90 }).toBuffer()
  // More effort takes most of a minute for 24 megapixels.
  if (format === 'heif') return image.avif({ quality: 80, effort: 2 }).toBuffer()
  if (format === 'tiff') return image.tiff({ compression: 'deflate' }).toBuffer()
  return image.toBuffer()
}

/**
 * Removes metadata such as the place a photo was taken, since anyone can download originals. JPEG and PNG keep their
 * pixels bit by bit: sharp would compress a JPEG once more and make an animated PNG a still.
 *
 * @param bytes of an image of acceptable size
 * @throws 400 when the image cannot be decoded
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  try {
    const { format, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata()
    if (format === 'jpeg') return stripJpeg(bytes, orientation) ?? (await encodeAgain(bytes, format))
    if (format === 'png' && orientation === 1) return stripPng(bytes) ?? (await encodeAgain(bytes, format))
    // sharp reports only a part of the metadata of a TIFF.
    return format === 'tiff' || exif || xmp || iptc ? await encodeAgain(bytes, format) : bytes
  } catch {
    throw badRequest('This image is damaged: it could not be decoded.')
  }
}
