import { z } from 'zod'

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const side = integer(1, 8192).optional()
const fraction = z.coerce.number().min(0).max(1)

const EDGES = ['top', 'bottom', 'left', 'right', 'center'] as const

/** Parses `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`. */
const color = z
  .string()
  .regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a colour such as fff, ffffff or 80ffffff')
  .transform((hex) => {
    const digits = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
    const [alpha = 0, r = 0, g = 0, b = 0] = Buffer.from(digits.padStart(8, 'f'), 'hex')
    return { r, g, b, alpha: alpha / 255 }
  })

const rect = z
  .string()
  .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, 'must be left,top,width,height in pixels')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number)
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must be at least one pixel wide and high')

const crop = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum([...EDGES, 'focalpoint', 'entropy'])))

/** The query parameters of Sanity's image API. */
export const transformParams = z.object({
  w: side,
  h: side,
  'min-w': side,
  'max-w': side,
  'min-h': side,
  'max-h': side,
  pad: integer(0, 2048).optional(),
  dpr: z.coerce.number().min(0.5).max(4).optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).optional(),
  crop: crop.optional(),
  'fp-x': fraction.optional(),
  'fp-y': fraction.optional(),
  rect: rect.optional(),
  frame: z.literal('1').optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  bg: color.optional(),
  blur: integer(1, 2000).optional(),
  sharp: integer(0, 100).optional(),
  sat: integer(-100, 100).optional(),
  invert: z.enum(['true', 'false']).optional(),
  q: integer(1, 100).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.literal('format').optional(),
})

export type TransformParams = z.infer<typeof transformParams>
