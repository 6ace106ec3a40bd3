import { z } from 'zod'

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
  q: z.coerce.number().int().min(1).max(100).optional(),
  fm: z.enum(['jpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.literal('format').optional(),
})

export type TransformParams = z.infer<typeof transformParams>
