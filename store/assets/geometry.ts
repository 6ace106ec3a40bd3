import type { ImageSize } from './image-metadata.ts'
import { MAX_OUTPUT_SIDE, MAX_PIXELS } from './limits.ts'
import type { TransformParams } from './transform-params.ts'

interface Rectangle extends ImageSize {
  left: number
  top: number
}

/** What is to be cut out of an image, to which size it is brought, and on which ground it is put. In pixels. */
export interface Geometry {
  /** The part of the source that is used. */
  extract: Rectangle
  /** Size that part is brought to; its proportions change only for `fit=scale`. */
  resize: ImageSize
  /** Size of the ground the part is centred on, where it does not fill what was asked for. */
  ground?: ImageSize
  /** True when the part that shows most is looked for, in place of a fixed cut. */
  entropy: boolean
}

type Fit = NonNullable<TransformParams['fit']>

const NEVER_ENLARGES: ReadonlySet<Fit> = new Set(['max', 'min', 'fillmax'])
const CUTS: ReadonlySet<Fit> = new Set(['crop', 'min'])
const FILLS: ReadonlySet<Fit> = new Set(['fill', 'fillmax'])

const pixels = (length: number) => Math.max(1, Math.round(length))
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

const scaled = ({ width, height }: ImageSize, by: number): ImageSize => ({
  width: pixels(width * by),
  height: pixels(height * by),
})

/** The part of the source `rect` names, as far as there is one. */
function areaOf(source: ImageSize, rect: TransformParams['rect']): Rectangle {
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

const along = (start: boolean, end: boolean) => (start ? 0 : end ? 1 : 0.5)

/** Where the middle of a cut should be, as shares of width and height. */
function focus(params: TransformParams): { x: number; y: number } {
  const crop = params.crop ?? []
  if (crop.includes('focalpoint') || params['fp-x'] !== undefined || params['fp-y'] !== undefined) {
    return { x: params['fp-x'] ?? 0.5, y: params['fp-y'] ?? 0.5 }
  }
  return {
    x: along(crop.includes('left'), crop.includes('right')),
    y: along(crop.includes('top'), crop.includes('bottom')),
  }
}

/** The largest part of the area with the proportions of the target, as near to the focus as the area allows. */
function cut(area: Rectangle, target: ImageSize, { x, y }: { x: number; y: number }): Rectangle {
  const scale = Math.min(area.width / target.width, area.height / target.height)
  const { width, height } = scaled(target, scale)
  return {
    left: Math.floor(clamp(area.left + area.width * x - width / 2, area.left, area.left + area.width - width)),
    top: Math.floor(clamp(area.top + area.height * y - height / 2, area.top, area.top + area.height - height)),
    width,
    height,
  }
}

/** Pixels of all frames of an image that is made with this geometry. */
export function pixelsOf({ resize, ground }: Geometry, frames: number): number {
  const areas = [resize, ground ?? resize].map(({ width, height }) => width * height)
  return frames * Math.max(...areas)
}

/** Brings all sizes down together so that none is longer, and all frames together no larger, than what is made here. */
function limited(geometry: Geometry, frames: number): Geometry {
  const { resize, ground } = geometry
  const longest = Math.max(resize.width, resize.height, ground?.width ?? 0, ground?.height ?? 0)
  const by = Math.min(1, MAX_OUTPUT_SIDE / longest, Math.sqrt(MAX_PIXELS / pixelsOf(geometry, frames)))
  return { ...geometry, resize: scaled(resize, by), ...(ground && { ground: scaled(ground, by) }) }
}

/** The wanted size where width and height are both asked for, else what follows from the one that is. */
function wantedSize(area: ImageSize, { w, h, dpr = 1 }: TransformParams): ImageSize {
  const width = w && w * dpr
  const height = h && h * dpr
  if (width && height) return { width, height }
  const scale = width ? width / area.width : height ? height / area.height : 1
  return { width: area.width * scale, height: area.height * scale }
}

/**
 * Works out size and cut of a transformed image as Sanity's image API does.
 *
 * @param source size of the image as it is shown
 * @param frames of the image that is made; more than one for an animation
 */
export function geometryOf(source: ImageSize, params: TransformParams, frames = 1): Geometry {
  const fit = params.fit ?? 'clip'
  const area = areaOf(source, params.rect)
  const wanted = wantedSize(area, params)
  const enlarges = !NEVER_ENLARGES.has(fit)

  if (CUTS.has(fit) && params.w && params.h) {
    const entropy = params.crop?.includes('entropy') ?? false
    const part = cut(area, wanted, focus(params))
    const by = enlarges ? 1 : Math.min(1, part.width / wanted.width)
    return limited({ extract: entropy ? area : part, resize: scaled(wanted, by), entropy }, frames)
  }
  if (fit === 'scale') return limited({ extract: area, resize: scaled(wanted, 1), entropy: false }, frames)

  const largest = enlarges ? Number.POSITIVE_INFINITY : 1
  const by = Math.min(wanted.width / area.width, wanted.height / area.height, largest)
  const ground = FILLS.has(fit) && params.w && params.h ? { ground: scaled(wanted, 1) } : {}
  return limited({ extract: area, resize: scaled(area, by), ...ground, entropy: false }, frames)
}
