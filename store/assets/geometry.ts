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
  /** The used part of the source. */
  extract: Rectangle
  resize: ImageSize
  /** The canvas on which the part is centred when it does not fill the requested size. */
  canvas?: ImageSize
  /** True when sharp chooses the crop by entropy. */
  entropy: boolean
}

type Fit = NonNullable<TransformParams['fit']>

const NON_ENLARGING_FITS: ReadonlySet<Fit> = new Set(['max', 'min', 'fillmax'])
const CROPPING_FITS: ReadonlySet<Fit> = new Set(['crop', 'min'])
const PADDING_FITS: ReadonlySet<Fit> = new Set(['fill', 'fillmax'])

const toPixels = (length: number) => Math.max(1, Math.round(length))
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))

const scale = ({ width, height }: ImageSize, factor: number): ImageSize => ({
  width: toPixels(width * factor),
  height: toPixels(height * factor),
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

/** Returns the preferred centre of a crop, as fractions of width and height. */
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

/** Returns the largest crop with the aspect ratio of the target, as near to the focus as possible. */
function crop(area: Rectangle, target: ImageSize, { x, y }: { x: number; y: number }): Rectangle {
  const factor = Math.min(area.width / target.width, area.height / target.height)
  const { width, height } = scale(target, factor)
  return {
    left: Math.floor(clamp(area.left + area.width * x - width / 2, area.left, area.left + area.width - width)),
    top: Math.floor(clamp(area.top + area.height * y - height / 2, area.top, area.top + area.height - height)),
    width,
    height,
  }
}

/** Counts the pixels over all frames. */
export function countPixels({ resize, canvas }: Geometry, frames: number): number {
  const areas = [resize, canvas ?? resize].map(({ width, height }) => width * height)
  return frames * Math.max(...areas)
}

/** Scales all sizes down to the output limits. */
function limitOutput(geometry: Geometry, frames: number): Geometry {
  const { resize, canvas } = geometry
  const longest = Math.max(resize.width, resize.height, canvas?.width ?? 0, canvas?.height ?? 0)
  const factor = Math.min(1, MAX_OUTPUT_SIDE / longest, Math.sqrt(MAX_PIXELS / countPixels(geometry, frames)))
  return { ...geometry, resize: scale(resize, factor), ...(canvas && { canvas: scale(canvas, factor) }) }
}

/** Returns the requested size without padding. A missing side follows from the aspect ratio. */
function getTargetSize(area: ImageSize, { w, h, dpr = 1, pad = 0 }: TransformParams): ImageSize {
  const width = w && Math.max(1, w - 2 * pad) * dpr
  const height = h && Math.max(1, h - 2 * pad) * dpr
  if (width && height) return { width, height }
  const factor = width ? width / area.width : height ? height / area.height : 1
  return { width: area.width * factor, height: area.height * factor }
}

/** Clamps the size to `min-*` and `max-*`, which Sanity applies with `fit=crop` only. */
function clampToBounds({ width, height }: ImageSize, params: TransformParams): ImageSize {
  const bound = (limit: number) => limit * (params.dpr ?? 1)
  return {
    width: clamp(width, bound(params['min-w'] ?? 0), bound(params['max-w'] ?? Infinity)),
    height: clamp(height, bound(params['min-h'] ?? 0), bound(params['max-h'] ?? Infinity)),
  }
}

function computeLayout(area: Rectangle, params: TransformParams): Geometry {
  const fit = params.fit ?? 'clip'
  const target = getTargetSize(area, params)
  const bounded = fit === 'crop' ? clampToBounds(target, params) : target
  const canEnlarge = !NON_ENLARGING_FITS.has(fit)

  const isCut = bounded.width !== target.width || bounded.height !== target.height || (params.w && params.h)
  if (CROPPING_FITS.has(fit) && isCut) {
    const entropy = params.crop?.includes('entropy') ?? false
    const part = crop(area, bounded, getFocus(params))
    const factor = canEnlarge ? 1 : Math.min(1, part.width / bounded.width)
    return { extract: entropy ? area : part, resize: scale(bounded, factor), entropy }
  }
  if (fit === 'scale') return { extract: area, resize: scale(target, 1), entropy: false }

  const maxFactor = canEnlarge ? Number.POSITIVE_INFINITY : 1
  const factor = Math.min(target.width / area.width, target.height / area.height, maxFactor)
  const canvas = PADDING_FITS.has(fit) && params.w && params.h ? { canvas: scale(target, 1) } : {}
  return { extract: area, resize: scale(area, factor), ...canvas, entropy: false }
}

/**
 * Computes the geometry of a transformed image as Sanity's image API does.
 *
 * @param source size of the upright image
 */
export function computeGeometry(source: ImageSize, params: TransformParams, frames = 1): Geometry {
  const layout = computeLayout(selectArea(source, params.rect), params)
  if (!params.pad) return limitOutput(layout, frames)
  const { width, height } = layout.canvas ?? layout.resize
  const padding = toPixels(2 * params.pad * (params.dpr ?? 1))
  return limitOutput({ ...layout, canvas: { width: width + padding, height: height + padding } }, frames)
}
