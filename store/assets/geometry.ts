import { z } from 'zod'
import { MAX_OUTPUT_SIDE, MAX_PIXELS } from './limits.ts'

const side = z.coerce.number().min(1).max(8192).transform(Math.round).optional()
const share = z.coerce.number().min(0).max(1).optional()

const rect = z
  .string()
  .regex(/^\d{1,6}(\.\d+)?(,\d{1,6}(\.\d+)?){3}$/, 'must be left,top,width,height in pixels')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map((length) => Math.round(Number(length)))
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must be at least one pixel wide and high')

/** Colours are `rgb`, `rrggbb` or `aarrggbb`. */
const colour = z
  .string()
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a colour of 3, 6 or 8 hexadecimal digits')
  .transform((hex) => `#${hex.length === 8 ? hex.slice(2) + hex.slice(0, 2) : hex}`)

const crops = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  center: 'centre',
  entropy: 'entropy',
} as const

/** The query parameters of Sanity's image API, as `@sanity/image-url` sends them. Others are ignored. */
export const transformParams = z.object({
  w: side,
  h: side,
  'min-w': side,
  'max-w': side,
  'min-h': side,
  'max-h': side,
  dpr: z.coerce.number().min(0.5).max(4).optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).optional(),
  crop: z.enum([...Object.keys(crops), 'focalpoint']).optional(),
  'fp-x': share,
  'fp-y': share,
  rect: rect.optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  pad: z.coerce.number().min(0).max(500).transform(Math.round).optional(),
  bg: colour.optional(),
  blur: z.coerce.number().min(0).max(2000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  invert: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  q: z.coerce.number().min(0).max(100).transform(Math.round).optional(),
  frame: z.literal('1').optional(),
  // The importer asks for `fm=json` to see whether an image is there.
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp']).optional().catch(undefined),
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

type Area = ReturnType<typeof selectArea>

/** Cuts an area to an aspect ratio, as near to the focal point as its sides allow. */
function cropAroundFocalPoint(area: Area, aspect: number, x: number, y: number): Area {
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * aspect)))
  const height = Math.max(1, Math.min(area.height, Math.round(area.width / aspect)))
  const place = (length: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(length * at - part / 2, 0), length - part))
  return {
    left: area.left + place(area.width, width, x),
    top: area.top + place(area.height, height, y),
    width,
    height,
  }
}

/** Resolves the box of `fit=crop` and `fit=min`: the limits of its sides, and no enlarging for `min`. */
function resolveBox(area: Area, params: TransformParams): { w?: number; h?: number } {
  const { w, h, fit } = params
  const limits = [params['min-w'], params['max-w'], params['min-h'], params['max-h']]
  if (fit === 'min' && w !== undefined && h !== undefined) {
    const shrink = Math.min(1, area.width / w, area.height / h)
    return { w: Math.max(1, Math.round(w * shrink)), h: Math.max(1, Math.round(h * shrink)) }
  }
  if (fit !== 'crop' || limits.every((limit) => limit === undefined)) return { w, h }
  const limit = (length: number, min = 1, max = Infinity) =>
    Math.max(1, Math.round(Math.max(min, Math.min(length, max))))
  const aspect = area.width / area.height
  return {
    w: limit(w ?? (h === undefined ? area.width : h * aspect), params['min-w'], params['max-w']),
    h: limit(h ?? (w === undefined ? area.height : w / aspect), params['min-h'], params['max-h']),
  }
}

const SHARP_FITS = { crop: 'cover', min: 'cover', scale: 'fill', fill: 'contain', fillmax: 'contain' } as const

/** A picture that is turned to its side is made with the sides of its box exchanged. */
const exchangeSides = (params: TransformParams): TransformParams => ({
  ...params,
  w: params.h,
  h: params.w,
  'min-w': params['min-h'],
  'min-h': params['min-w'],
  'max-w': params['max-h'],
  'max-h': params['max-w'],
})

/**
 * Computes the geometry of a transformed image as Sanity's image API does, and the pixels of its frames.
 *
 * @param source size of the upright image
 */
export function computeGeometry(source: ImageSize, given: TransformParams, frames = 1) {
  const params = given.or === 90 || given.or === 270 ? exchangeSides(given) : given
  const { rect, dpr = 1, fit = 'clip', crop = 'center', pad = 0 } = params
  const area = selectArea(source, rect)
  const { w, h } = resolveBox(area, params)
  const hasBox = w !== undefined && h !== undefined
  const sharpFit = hasBox && fit !== 'clip' && fit !== 'max' ? SHARP_FITS[fit] : ('inside' as const)
  const extract =
    sharpFit === 'cover' && crop === 'focalpoint' && hasBox
      ? cropAroundFocalPoint(area, w / h, params['fp-x'] ?? 0.5, params['fp-y'] ?? 0.5)
      : area
  const maxSide = Math.min(MAX_OUTPUT_SIDE, Math.floor(Math.sqrt(MAX_PIXELS / frames)))
  // Both sides shrink together, so that a crop keeps its aspect ratio.
  const shrink = Math.min(1, maxSide / (Math.max(w ?? 0, h ?? 0) * dpr))
  const toSide = (length: number | undefined) =>
    length === undefined ? maxSide : Math.max(1, Math.round(length * dpr * shrink))
  const [width, height] = [toSide(w), toSide(h)]
  const withoutEnlargement = fit === 'max' || (w === undefined && h === undefined)
  const scale = Math.min(width / extract.width, height / extract.height, withoutEnlargement ? 1 : Infinity)
  const position = Object.entries(crops).find(([name]) => name === crop)?.[1] ?? 'centre'
  // sharp would enlarge what it fits into a box, or leave the box smaller, so the border is computed here.
  const inner = fit === 'fillmax' && hasBox ? Math.min(1, width / extract.width, height / extract.height) : undefined
  const shrinkSide = (length: number) => Math.max(1, Math.round(length * (inner ?? 1)))
  const small = { width: shrinkSide(extract.width), height: shrinkSide(extract.height) }
  const [spareX, spareY] = inner === undefined ? [0, 0] : [width - small.width, height - small.height]
  const resize =
    inner === undefined
      ? { width, height, withoutEnlargement, fit: sharpFit, position }
      : { ...small, withoutEnlargement, fit: 'fill' as const, position }
  const border = {
    left: Math.floor(spareX / 2) + pad,
    right: Math.ceil(spareX / 2) + pad,
    top: Math.floor(spareY / 2) + pad,
    bottom: Math.ceil(spareY / 2) + pad,
  }
  const inside = Math.round(extract.width * extract.height * scale ** 2)
  return { extract, resize, border, pixels: frames * (sharpFit === 'inside' ? inside : width * height) }
}
