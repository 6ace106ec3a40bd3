import type { Sharp } from 'sharp'
import type { Geometry } from './geometry.ts'
import { MAX_PIXELS } from './limits.ts'
import type { TransformParams } from './transform-params.ts'

export const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

export type OutputFormat = keyof typeof MIME_TYPES

/** By file extension. Formats that some browsers cannot display are converted. */
const DEFAULT_FORMATS: Record<string, OutputFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  tif: 'png',
  svg: 'png',
}

/**
 * Chooses the format of a transformed image.
 *
 * @param accept the `Accept` header, used for `auto=format` only
 */
export function chooseOutputFormat(params: TransformParams, extension: string, accept: string): OutputFormat {
  if (params.fm) return params.fm === 'pjpg' ? 'jpg' : params.fm
  // AVIF is smaller but takes a second of CPU time.
  if (params.auto === 'format' && accept.includes('image/webp')) return 'webp'
  return DEFAULT_FORMATS[extension] ?? 'jpg'
}

/** Formats between which animations are preserved. */
const ANIMATED_FORMATS: ReadonlySet<string> = new Set(['gif', 'webp'])

function encode(image: Sharp, format: OutputFormat, { q, fm }: TransformParams): Sharp {
  const write: Record<OutputFormat, () => Sharp> = {
    jpg: () => image.jpeg({ quality: q ?? 78, progressive: fm === 'pjpg', mozjpeg: true }),
    png: () => (q === undefined ? image.png() : image.png({ quality: q, palette: true })),
    webp: () => image.webp({ quality: q ?? 78 }),
    avif: () => image.avif({ quality: q ?? 55, effort: 2 }),
    gif: () => image.gif(),
  }
  return write[format]()
}

function adjust(image: Sharp, { flip, sat, invert, blur, sharp: sharpness }: TransformParams): Sharp {
  let result = image
  if (flip?.includes('h')) result = result.flop()
  if (flip?.includes('v')) result = result.flip()
  if (sat !== undefined) result = sat === -100 ? result.grayscale() : result.modulate({ saturation: 1 + sat / 100 })
  if (invert === 'true') result = result.negate({ alpha: false })
  // Sanity's scale ends at 2000. The radius is capped, since a large one is slow.
  if (blur) result = result.blur(Math.min(0.3 + blur / 20, 50))
  if (sharpness) result = result.sharpen({ sigma: 0.5 + sharpness / 50 })
  return result
}

type Color = NonNullable<TransformParams['bg']>

const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 }
const TRANSPARENT: Color = { ...WHITE, alpha: 0 }

function blendOverWhite({ r, g, b, alpha }: Color): Color {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => Math.round(channel * alpha + 255 * (1 - alpha)))
  return { r: red, g: green, b: blue, alpha: 1 }
}

/** Fills transparent pixels. A translucent background is composited under the image. */
function fill(image: Sharp, background: Color): Sharp {
  if (background.alpha === 1) return image.flatten({ background })
  const input = { create: { width: 1, height: 1, channels: 4 as const, background } }
  return image.ensureAlpha().composite([{ input, tile: true, blend: 'dest-over' }])
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

/**
 * Transforms an image and drops the metadata of the source.
 *
 * @param path of the source's bytes
 */
export async function transform(
  path: string,
  plan: { geometry: Geometry; frames: number },
  params: TransformParams,
  format: OutputFormat,
): Promise<Buffer> {
  const { extract, resize, canvas, entropy } = plan.geometry
  const background = format === 'jpg' ? blendOverWhite(params.bg ?? WHITE) : params.bg

  const sharp = await loadSharp()
  let image = sharp(path, { animated: plan.frames > 1, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract(extract)
    .resize({ ...resize, fit: entropy ? 'cover' : 'fill', position: entropy ? 'entropy' : 'centre' })
  if (canvas) {
    const left = Math.floor((canvas.width - resize.width) / 2)
    const top = Math.floor((canvas.height - resize.height) / 2)
    const right = canvas.width - resize.width - left
    const bottom = canvas.height - resize.height - top
    image = image.extend({ left, top, right, bottom, background: background?.alpha === 1 ? background : TRANSPARENT })
  }
  if (background) image = fill(image, background)
  image = adjust(image, params)
  // Needs a second pipeline, since sharp rotates before it extracts.
  if (params.or) image = sharp(await image.png().toBuffer()).rotate(params.or)
  return encode(image, format, params).toBuffer()
}
