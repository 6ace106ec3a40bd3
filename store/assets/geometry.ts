import { MAX_OUTPUT_SIDE, MAX_PIXELS } from './limits.ts'
import type { TransformParams } from './transform-params.ts'

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
