import { z } from 'zod'
import { MAX_OUTPUT_SIDE, MAX_PIXELS } from './limits.ts'

const side = z.coerce.number().int().min(1).max(8192).optional()

const rect = z
  .string()
  .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, 'must be left,top,width,height in pixels')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number)
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must be at least one pixel wide and high')

/** The query parameters of Sanity's image API that the site and the Studio use. Others are ignored. */
export const transformParams = z.object({
  w: side,
  h: side,
  dpr: z.coerce.number().min(0.5).max(4).optional(),
  fit: z.enum(['clip', 'crop', 'max']).optional(),
  rect: rect.optional(),
  auto: z.literal('format').optional(),
})

export type TransformParams = z.infer<typeof transformParams>

export interface ImageSize {
  width: number
  height: number
}

/** The used part of the source in pixels, and the options of sharp's `resize`. */
export type Geometry = ReturnType<typeof computeGeometry>

function selectArea(source: ImageSize, rect: TransformParams['rect']) {
  if (!rect) return { left: 0, top: 0, ...source }
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  return {
    left,
    top,
    width: Math.min(rect.width, source.width - left),
    height: Math.min(rect.height, source.height - top),
  }
}

/**
 * Computes the geometry of a transformed image as Sanity's image API does, and the pixels of its frames.
 *
 * @param source size of the upright image
 */
export function computeGeometry(source: ImageSize, { rect, w, h, dpr = 1, fit }: TransformParams, frames = 1) {
  const extract = selectArea(source, rect)
  const maxSide = Math.min(MAX_OUTPUT_SIDE, Math.floor(Math.sqrt(MAX_PIXELS / frames)))
  // Both sides shrink together, so that a crop keeps its aspect ratio.
  const shrink = Math.min(1, maxSide / (Math.max(w ?? 0, h ?? 0) * dpr))
  const toSide = (length: number | undefined) =>
    length === undefined ? maxSide : Math.max(1, Math.round(length * dpr * shrink))
  const [width, height] = [toSide(w), toSide(h)]
  const isCrop = fit === 'crop' && w !== undefined && h !== undefined
  const withoutEnlargement = fit === 'max' || (w === undefined && h === undefined)
  const scale = Math.min(width / extract.width, height / extract.height, withoutEnlargement ? 1 : Infinity)
  return {
    extract,
    resize: { width, height, withoutEnlargement, fit: isCrop ? ('cover' as const) : ('inside' as const) },
    pixels: frames * (isCrop ? width * height : Math.round(extract.width * extract.height * scale ** 2)),
  }
}
