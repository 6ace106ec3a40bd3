// sharp is loaded on first use: it takes 10 MB, and most processes with this module transform no image.
import type { Sharp } from 'sharp'
import type { Geometry } from './geometry.ts'
import type { ImageFormat } from './assetNames.ts'
import { MAX_PIXELS } from './limits.ts'

/** Formats that some browsers cannot display are converted to PNG. */
const DEFAULT_FORMATS = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'jpg',
  gif: 'gif',
  tif: 'png',
  svg: 'png',
} as const

export type OutputFormat = (typeof DEFAULT_FORMATS)[ImageFormat]

/** Chooses the format of a transformed image. AVIF is smaller than WebP but takes a second of CPU time. */
export const chooseOutputFormat = (extension: ImageFormat, acceptsWebp: boolean): OutputFormat =>
  acceptsWebp ? 'webp' : DEFAULT_FORMATS[extension]

/** Formats between which animations are preserved. */
const ANIMATED_FORMATS: ReadonlySet<string> = new Set(['gif', 'webp'])

const encoders: Record<OutputFormat, (image: Sharp) => Sharp> = {
  jpg: (image) => image.flatten({ background: 'white' }).jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 78 }),
  gif: (image) => image.gif(),
}

/** Counts the frames of an image after conversion to a format. Reads the header only. */
export async function countFrames(path: string, extension: string, format: OutputFormat): Promise<number> {
  if (!ANIMATED_FORMATS.has(extension) || !ANIMATED_FORMATS.has(format)) return 1
  const { default: sharp } = await import('sharp')
  const { pages = 1 } = await sharp(path, { animated: true, limitInputPixels: MAX_PIXELS }).metadata()
  return pages
}

/** Transforms an image and drops the metadata of the source. @param path of the source's bytes */
export async function transform(
  path: string,
  { extract, resize, frames }: Geometry & { frames: number },
  format: OutputFormat,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(path, { animated: frames > 1, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract(extract)
    .resize(resize)
  return encoders[format](image).toBuffer()
}
