import type { Sharp } from 'sharp'
import type { Geometry, TransformParams } from './geometry.ts'
import type { ImageFormat } from './asset-names.ts'
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

export type OutputFormat = NonNullable<TransformParams['fm']>

/** Chooses the format of a transformed image. @param accept the `Accept` header, used for `auto=format` only */
export function chooseOutputFormat(params: TransformParams, extension: ImageFormat, accept: string): OutputFormat {
  if (params.fm) return params.fm
  // AVIF is smaller but takes a second of CPU time.
  if (params.auto === 'format' && accept.includes('image/webp')) return 'webp'
  return DEFAULT_FORMATS[extension]
}

/** Formats between which animations are preserved. */
const ANIMATED_FORMATS: ReadonlySet<string> = new Set(['gif', 'webp'])

function encode(image: Sharp, format: OutputFormat, quality: number | undefined): Sharp {
  const write: Record<OutputFormat, () => Sharp> = {
    jpg: () => image.flatten({ background: 'white' }).jpeg({ quality: quality ?? 78, mozjpeg: true }),
    png: () => (quality === undefined ? image.png() : image.png({ quality, palette: true })),
    webp: () => image.webp({ quality: quality ?? 78 }),
    avif: () => image.avif({ quality: quality ?? 55, effort: 2 }),
    gif: () => image.gif(),
  }
  return write[format]()
}

/** Loads sharp on first use: it takes 10 MB, and most processes with this module transform no image. */
const loadSharp = async () => (await import('sharp')).default

/** Counts the frames of an image after conversion to a format. Reads the header only. */
export async function countFrames(path: string, extension: string, format: OutputFormat): Promise<number> {
  if (!ANIMATED_FORMATS.has(extension) || !ANIMATED_FORMATS.has(format)) return 1
  const sharp = await loadSharp()
  const { pages = 1 } = await sharp(path, { animated: true, limitInputPixels: MAX_PIXELS }).metadata()
  return pages
}

/** Transforms an image and drops the metadata of the source. @param path of the source's bytes */
export async function transform(
  path: string,
  { extract, resize, frames }: Geometry & { frames: number },
  format: OutputFormat,
  quality: number | undefined,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(path, { animated: frames > 1, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract(extract)
    .resize(resize)
  return encode(image, format, quality).toBuffer()
}
