import { z } from 'zod'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const share = z.coerce.number().min(0).max(1)

const EDGES = ['top', 'bottom', 'left', 'right', 'center'] as const

/** `RGB`, `RRGGBB` or `AARRGGBB` in hexadecimal, as Sanity writes colours, to the notation of CSS. */
const color = z
  .string()
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a colour such as fff, ffffff or 80ffffff')
  .transform((hex) => (hex.length === 8 ? `#${hex.slice(2)}${hex.slice(0, 2)}` : `#${hex}`))

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

/** What the address of an image may ask for: the parameters of Sanity's image API, by the same names. */
export const transformParams = z.object({
  w: whole(1, 8192).optional(),
  h: whole(1, 8192).optional(),
  dpr: z.coerce.number().min(0.5).max(4).optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).optional(),
  crop: crop.optional(),
  'fp-x': share.optional(),
  'fp-y': share.optional(),
  rect: rect.optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  bg: color.optional(),
  blur: whole(1, 2000).optional(),
  sharp: whole(0, 100).optional(),
  sat: whole(-100, 100).optional(),
  invert: z.enum(['true', 'false']).optional(),
  q: whole(1, 100).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.literal('format').optional(),
})

export type TransformParams = z.infer<typeof transformParams>
