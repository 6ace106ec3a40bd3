// sharp is loaded on first use: it takes 10 MB, and most processes with this module transform no image.
import type { Sharp } from 'sharp'
import type { Geometry, TransformParams } from './geometry.ts'
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
export const chooseOutputFormat = (
  extension: ImageFormat,
  acceptsWebp: boolean,
  wanted?: TransformParams['fm'],
): OutputFormat => {
  if (acceptsWebp) return 'webp'
  return wanted === 'pjpg' ? 'jpg' : (wanted ?? DEFAULT_FORMATS[extension])
}

/** Formats between which animations are preserved. */
const ANIMATED_FORMATS: ReadonlySet<string> = new Set(['gif', 'webp'])

const DEFAULT_QUALITY = 78

type Encoder = (image: Sharp, options: { quality: number; background: string }) => Sharp

const encoders: Record<OutputFormat, Encoder> = {
  jpg: (image, { quality, background }) => image.flatten({ background }).jpeg({ quality, mozjpeg: true }),
  png: (image) => image.png(),
  webp: (image, { quality }) => image.webp({ quality }),
  gif: (image) => image.gif(),
}

/** Time grows with the sigma of a blur, which is `blur / 10` up to here. */
const MAX_BLUR_SIGMA = 30

/** What each parameter does to the pixels of the resized image, in this order. `0` and `false` do nothing. */
const operations = {
  flip: (image, { flip }) => image.flop(flip?.includes('h')).flip(flip?.includes('v')),
  blur: (image, { blur = 0 }) => image.blur(Math.min(Math.max(blur / 10, 0.3), MAX_BLUR_SIGMA)),
  sharp: (image, { sharp = 0 }) => image.sharpen({ sigma: 0.5 + sharp / 50 }),
  sat: (image, { sat = 0 }) => image.modulate({ saturation: 1 + sat / 100 }),
  invert: (image) => image.negate({ alpha: false }),
  bg: (image, { bg }) => image.flatten({ background: bg }),
} as const satisfies Partial<Record<keyof TransformParams, (image: Sharp, params: TransformParams) => Sharp>>

/** sharp does these to all frames of an animation as one tall image, so they are left out of it. */
const STILL_ONLY: ReadonlySet<string> = new Set(['flip', 'blur'])

function applyOperations(image: Sharp, params: TransformParams, isAnimated: boolean): Sharp {
  const names = ['flip', 'blur', 'sharp', 'sat', 'invert', 'bg'] as const
  return names
    .filter((name) => params[name] && !(isAnimated && STILL_ONLY.has(name)))
    .reduce((result, name) => operations[name](result, params), image)
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
  { extract, resize, border, frames }: Geometry & { frames: number },
  params: TransformParams,
  format: OutputFormat,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const background = params.bg ?? (format === 'jpg' ? 'white' : 'transparent')
  const isAnimated = frames > 1
  let image = applyOperations(
    sharp(path, { animated: isAnimated, limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .extract(extract)
      .resize({ ...resize, background }),
    params,
    isAnimated,
  )
  // sharp turns before it resizes, and flattens after it adds a border, so these steps begin anew.
  const restart = async () => {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info })
  }
  if (!isAnimated && Object.values(border).some((side) => side > 0))
    image = (await restart()).extend({ ...border, background })
  if (!isAnimated && params.or) image = (await restart()).rotate(params.or)
  const quality = Math.max(1, params.q ?? DEFAULT_QUALITY)
  return encoders[format](image, { quality, background: params.bg ?? 'white' }).toBuffer()
}
