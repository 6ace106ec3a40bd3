import { MAX_OUTPUT_SIDE, MAX_PIXELS } from './limits.ts'
import type { TransformParams } from './transform-params.ts'

export interface ImageSize {
  width: number
  height: number
}

interface Rectangle extends ImageSize {
  left: number
  top: number
}

/** The crop, size and canvas of a transformed image, in pixels. */
export interface Geometry {
  /** The part of the source that is used. */
  extract: Rectangle
  resize: ImageSize
  /** The canvas the part is centred on, where it does not fill the requested size. */
  canvas?: ImageSize
  /** True when sharp chooses the crop by entropy. */
  entropy: boolean
}

type Fit = NonNullable<TransformParams['fit']>

const NEVER_ENLARGES: ReadonlySet<Fit> = new Set(['max', 'min', 'fillmax'])
const CUTS: ReadonlySet<Fit> = new Set(['crop', 'min'])
const FILLS: ReadonlySet<Fit> = new Set(['fill', 'fillmax'])

const toPixels = (length: number) => Math.max(1, Math.round(length))
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))

const scale = ({ width, height }: ImageSize, by: number): ImageSize => ({
  width: toPixels(width * by),
  height: toPixels(height * by),
})

function selectArea(source: ImageSize, rect: TransformParams['rect']): Rectangle {
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

const align = (start: boolean, end: boolean) => (start ? 0 : end ? 1 : 0.5)

/** The preferred centre of a crop, as shares of width and height. */
function getFocus(params: TransformParams): { x: number; y: number } {
  const crop = params.crop ?? []
  if (crop.includes('focalpoint') || params['fp-x'] !== undefined || params['fp-y'] !== undefined) {
    return { x: params['fp-x'] ?? 0.5, y: params['fp-y'] ?? 0.5 }
  }
  return {
    x: align(crop.includes('left'), crop.includes('right')),
    y: align(crop.includes('top'), crop.includes('bottom')),
  }
}

/** The largest crop of the area with the aspect ratio of the target, as near to the focus as possible. */
function crop(area: Rectangle, target: ImageSize, { x, y }: { x: number; y: number }): Rectangle {
  const by = Math.min(area.width / target.width, area.height / target.height)
  const { width, height } = scale(target, by)
  return {
    left: Math.floor(clamp(area.left + area.width * x - width / 2, area.left, area.left + area.width - width)),
    top: Math.floor(clamp(area.top + area.height * y - height / 2, area.top, area.top + area.height - height)),
    width,
    height,
  }
}

/** Pixels over all frames. */
export function countPixels({ resize, canvas }: Geometry, frames: number): number {
  const areas = [resize, canvas ?? resize].map(({ width, height }) => width * height)
  return frames * Math.max(...areas)
}

/** Reduces all sizes in proportion to the limits of output. */
function limit(geometry: Geometry, frames: number): Geometry {
  const { resize, canvas } = geometry
  const longest = Math.max(resize.width, resize.height, canvas?.width ?? 0, canvas?.height ?? 0)
  const by = Math.min(1, MAX_OUTPUT_SIDE / longest, Math.sqrt(MAX_PIXELS / countPixels(geometry, frames)))
  return { ...geometry, resize: scale(resize, by), ...(canvas && { canvas: scale(canvas, by) }) }
}

/** The requested size without padding; a missing side follows from the aspect ratio. */
function getTargetSize(area: ImageSize, { w, h, dpr = 1, pad = 0 }: TransformParams): ImageSize {
  const width = w && Math.max(1, w - 2 * pad) * dpr
  const height = h && Math.max(1, h - 2 * pad) * dpr
  if (width && height) return { width, height }
  const by = width ? width / area.width : height ? height / area.height : 1
  return { width: area.width * by, height: area.height * by }
}

/** Limits of the sides, which Sanity applies with `fit=crop` only. */
function clampToBounds({ width, height }: ImageSize, params: TransformParams): ImageSize {
  const bound = (limit: number) => limit * (params.dpr ?? 1)
  return {
    width: clamp(width, bound(params['min-w'] ?? 0), bound(params['max-w'] ?? Infinity)),
    height: clamp(height, bound(params['min-h'] ?? 0), bound(params['max-h'] ?? Infinity)),
  }
}

function place(area: Rectangle, params: TransformParams): Geometry {
  const fit = params.fit ?? 'clip'
  const target = getTargetSize(area, params)
  const bounded = fit === 'crop' ? clampToBounds(target, params) : target
  const enlarges = !NEVER_ENLARGES.has(fit)

  const isCut = bounded.width !== target.width || bounded.height !== target.height || (params.w && params.h)
  if (CUTS.has(fit) && isCut) {
    const entropy = params.crop?.includes('entropy') ?? false
    const part = crop(area, bounded, getFocus(params))
    const by = enlarges ? 1 : Math.min(1, part.width / bounded.width)
    return { extract: entropy ? area : part, resize: scale(bounded, by), entropy }
  }
  if (fit === 'scale') return { extract: area, resize: scale(target, 1), entropy: false }

  const largest = enlarges ? Number.POSITIVE_INFINITY : 1
  const by = Math.min(target.width / area.width, target.height / area.height, largest)
  const canvas = FILLS.has(fit) && params.w && params.h ? { canvas: scale(target, 1) } : {}
  return { extract: area, resize: scale(area, by), ...canvas, entropy: false }
}

/**
 * Computes the geometry of a transformed image as Sanity's image API does.
 *
 * @param source size of the upright image
 */
export function computeGeometry(source: ImageSize, params: TransformParams, frames = 1): Geometry {
  const placed = place(selectArea(source, params.rect), params)
  if (!params.pad) return limit(placed, frames)
  const { width, height } = placed.canvas ?? placed.resize
  const more = toPixels(2 * params.pad * (params.dpr ?? 1))
  return limit({ ...placed, canvas: { width: width + more, height: height + more } }, frames)
}
