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

/** The used part of the source and the size it is scaled to, in pixels. */
export interface Geometry {
  extract: Rectangle
  resize: ImageSize
}

const toPixels = (length: number) => Math.max(1, Math.round(length))

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

function cropCentre(area: Rectangle, target: ImageSize): Rectangle {
  const { width, height } = scale(target, Math.min(area.width / target.width, area.height / target.height))
  return {
    left: Math.floor(area.left + (area.width - width) / 2),
    top: Math.floor(area.top + (area.height - height) / 2),
    width,
    height,
  }
}

export const countPixels = ({ width, height }: ImageSize, frames: number) => frames * width * height

function limitOutput(size: ImageSize, frames: number): ImageSize {
  const longest = Math.max(size.width, size.height)
  return scale(size, Math.min(1, MAX_OUTPUT_SIDE / longest, Math.sqrt(MAX_PIXELS / countPixels(size, frames))))
}

/** Computes the geometry of a transformed image as Sanity's image API does. @param source size of the upright image */
export function computeGeometry(source: ImageSize, params: TransformParams, frames = 1): Geometry {
  const { w, h, dpr = 1, fit = 'clip' } = params
  const area = selectArea(source, params.rect)
  if (fit === 'crop' && w && h) {
    const target = { width: w * dpr, height: h * dpr }
    return { extract: cropCentre(area, target), resize: limitOutput(scale(target, 1), frames) }
  }
  const widthFactor = w ? (w * dpr) / area.width : Infinity
  const heightFactor = h ? (h * dpr) / area.height : Infinity
  const requested = Math.min(widthFactor, heightFactor)
  const factor = requested === Infinity || fit === 'max' ? Math.min(1, requested) : requested
  return { extract: area, resize: limitOutput(scale(area, factor), frames) }
}
