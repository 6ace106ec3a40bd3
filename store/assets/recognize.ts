import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { HTTPException } from 'hono/http-exception'
import sharp from 'sharp'
import { badRequest, tooLarge } from '../http/errors.ts'
import { imageFormats, MIME_TYPES } from './assetNames.ts'
import type { ImageSize } from './geometry.ts'
import { MAX_PIXELS, MAX_SIDE, MAX_SVG_ELEMENTS, MAX_SVG_LENGTH } from './limits.ts'
import { sanitizeSvg, stripProlog, UnsupportedSvg } from './svg.ts'

export type RecognizedImage = Awaited<ReturnType<typeof recognizeImage>>

/** Detects the format of an accepted raster image; undefined for anything else. */
async function detectRaster(bytes: Uint8Array) {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime.replace('apng', 'png')
  return imageFormats.find((format) => MIME_TYPES[format] === mimeType)
}

const countElements = (svg: string) => svg.match(/<[^/!?]/g)?.length ?? 0

async function cleanSvg(text: string): Promise<Uint8Array> {
  if (text.length > MAX_SVG_LENGTH || countElements(text) > MAX_SVG_ELEMENTS) {
    throw tooLarge(
      `This SVG has more than ${MAX_SVG_ELEMENTS} elements or ${MAX_SVG_LENGTH} characters. Simplify it and try again.`,
    )
  }
  const clean = await sanitizeSvg(text).catch((error: unknown) => {
    if (error instanceof UnsupportedSvg) throw badRequest(error.message)
    if (error instanceof RangeError) throw badRequest('This SVG is nested too deep. Simplify it and try again.')
    throw error
  })
  if (!clean) throw badRequest('This SVG has nothing in it that may be shown.')
  return Buffer.from(clean)
}

/** Reads the declared size of an image without decoding it. */
async function readSize(bytes: Uint8Array): Promise<ImageSize> {
  const { autoOrient, pageHeight } = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata()
  const { width, height } = autoOrient
  if (Math.max(width, pageHeight ?? height) > MAX_SIDE) {
    throw tooLarge(`This image has a side of more than ${MAX_SIDE} pixels. Make it smaller and try again.`)
  }
  if (width * height > MAX_PIXELS) {
    throw tooLarge(`This image has more than ${MAX_PIXELS / 1_000_000} million pixels. Make it smaller and try again.`)
  }
  return { width, height: pageHeight ?? height }
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
 * Removes metadata such as GPS coordinates, since originals are public. Images without metadata stay unchanged.
 *
 * @param bytes of an image whose size has been checked
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata()
  // sharp does not report all metadata of a TIFF.
  return format === 'tiff' || exif || xmp || iptc || comments ? reencode(bytes, format) : bytes
}

async function createPlaceholder(bytes: Uint8Array, isOpaque: boolean): Promise<string> {
  // A thin picture made 20 pixels wide would be longer than a JPEG can be.
  const small = sharp(bytes).autoOrient().resize({ width: 20, height: 400, fit: 'inside' })
  const [type, image] = isOpaque ? ['jpeg', small.jpeg({ quality: 70 })] : ['png', small.png()]
  return `data:image/${type};base64,${(await image.toBuffer()).toString('base64')}`
}

async function createMetadata(bytes: Uint8Array, { width, height }: ImageSize) {
  const { hasAlpha } = await sharp(bytes).metadata()
  const { isOpaque } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).stats()
  return {
    _type: 'sanity.imageMetadata' as const,
    dimensions: { _type: 'sanity.imageDimensions' as const, width, height, aspectRatio: width / height },
    hasAlpha,
    isOpaque,
    lqip: await createPlaceholder(bytes, isOpaque),
  }
}

/**
 * Reads an uploaded image and removes metadata and unsafe content.
 *
 * @throws 400 when the bytes are not an accepted image, 413 when it has too many pixels or elements, or too long a side
 */
export async function recognizeImage(upload: Uint8Array) {
  const raster = await detectRaster(upload)
  const text = raster || !isUtf8(upload) ? undefined : stripProlog(Buffer.from(upload).toString())
  if (!raster && text === undefined) {
    throw badRequest('This file is not an image that can be used here: JPEG, PNG, GIF, WebP, AVIF, TIFF or SVG.')
  }
  const svg = text === undefined ? undefined : await cleanSvg(text)
  try {
    const size = await readSize(svg ?? upload)
    const bytes = svg ?? (await stripMetadata(Buffer.from(upload)))
    const metadata = await createMetadata(bytes, size)
    const sha1 = hash('sha1', bytes)
    return { name: { sha1, extension: raster ?? 'svg', ...size }, bytes, metadata }
  } catch (error) {
    throw error instanceof HTTPException ? error : badRequest('This image is damaged: it could not be read.')
  }
}
