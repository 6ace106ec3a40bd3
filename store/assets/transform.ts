import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Geometry } from './geometry.ts'
import { MAX_PIXELS } from './limits.ts'
import type { TransformParams } from './transform-params.ts'

/** Formats an image can be written in. */
export type OutputFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

export const MIME_TYPES: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** The format of a source that every browser shows; others become one that does. */
const SAFE: Record<string, OutputFormat> = { jpg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', tif: 'png', svg: 'png' }

/**
 * The format an answer has.
 *
 * @param extension of the source
 * @param accept the request's `Accept`, which counts for `auto=format` only
 */
export function outputFormat(params: TransformParams, extension: string, accept: string): OutputFormat {
  if (params.fm) return params.fm === 'pjpg' ? 'jpg' : params.fm
  // AVIF would be smaller still but takes a core for a second; WebP is there at once.
  if (params.auto === 'format' && accept.includes('image/webp')) return 'webp'
  return SAFE[extension] ?? 'jpg'
}

/** Formats that can move; only between these does an animation stay one. */
const ANIMATED: ReadonlySet<string> = new Set(['gif', 'webp'])

function written(image: Sharp, format: OutputFormat, { q, fm }: TransformParams): Sharp {
  const write: Record<OutputFormat, () => Sharp> = {
    jpg: () => image.jpeg({ quality: q ?? 78, progressive: fm === 'pjpg', mozjpeg: true }),
    png: () => (q === undefined ? image.png() : image.png({ quality: q, palette: true })),
    webp: () => image.webp({ quality: q ?? 78 }),
    avif: () => image.avif({ quality: q ?? 55, effort: 2 }),
    gif: () => image.gif(),
  }
  return write[format]()
}

function adjusted(image: Sharp, { flip, sat, invert, blur, sharp: sharpness }: TransformParams): Sharp {
  let result = image
  if (flip?.includes('h')) result = result.flop()
  if (flip?.includes('v')) result = result.flip()
  if (sat !== undefined) result = sat === -100 ? result.grayscale() : result.modulate({ saturation: 1 + sat / 100 })
  if (invert === 'true') result = result.negate({ alpha: false })
  // Sanity's blur goes to 2000 on a scale of its own; the radius stays one that a core can work out.
  if (blur) result = result.blur(Math.min(0.3 + blur / 20, 50))
  if (sharpness) result = result.sharpen({ sigma: 0.5 + sharpness / 50 })
  return result
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * How many frames of a source stay in an image of the given format. Reads the header only.
 *
 * @param path of the source's bytes
 */
export async function framesOf(path: string, extension: string, format: OutputFormat): Promise<number> {
  if (!ANIMATED.has(extension) || !ANIMATED.has(format)) return 1
  const { pages = 1 } = await sharp(path, { animated: true, limitInputPixels: MAX_PIXELS }).metadata()
  return pages
}

/**
 * Makes an image as its address asks for it. Nothing of the source's own data, such as where a photo was taken, is kept.
 *
 * @param path of the source's bytes
 * @param plan the cut and size of each frame, and how many there are
 */
export async function transform(
  path: string,
  plan: { geometry: Geometry; frames: number },
  params: TransformParams,
  format: OutputFormat,
): Promise<Buffer> {
  const { extract, resize, ground, entropy } = plan.geometry
  const paper = params.bg ?? (format === 'jpg' ? '#fff' : undefined)

  let image = sharp(path, { animated: plan.frames > 1, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract(extract)
    .resize({ ...resize, fit: entropy ? 'cover' : 'fill', position: entropy ? 'entropy' : 'centre' })
  if (ground) {
    const left = Math.floor((ground.width - resize.width) / 2)
    const top = Math.floor((ground.height - resize.height) / 2)
    const right = ground.width - resize.width - left
    const bottom = ground.height - resize.height - top
    image = image.extend({ left, top, right, bottom, background: paper ?? TRANSPARENT })
  }
  if (paper) image = image.flatten({ background: paper })
  image = adjusted(image, params)
  // Turning comes last; sharp would otherwise turn before it cuts.
  if (params.or) image = sharp(await image.png().toBuffer()).rotate(params.or)
  return written(image, format, params).toBuffer()
}
