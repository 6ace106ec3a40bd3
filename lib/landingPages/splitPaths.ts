import { z } from 'zod'
import type { SplitSide } from './splitCookie.ts'

/** Path by which the front door reads the splits. Visitors get 404 there. */
export const SPLITS_PATH = '/api/splits'

const splitPath = z.object({
  /** Public path of the page that is split. */
  path: z.string(),
  /** Public path of the landing page that stands in for it, in the same language. */
  target: z.string(),
  /** English path of the landing page, which names the split. */
  variant: z.string(),
  /** English paths of the landing page, present and former, since a cookie names the one of its time. */
  names: z.array(z.string()),
  percentage: z.number(),
  /** Time on the clock at which it ends, in milliseconds since 1970. */
  endsAt: z.number(),
})

/** A public path that is split between a page and a landing page. */
export type SplitPath = z.infer<typeof splitPath>

export const splitPathsSchema = z.array(splitPath)

/** Finds the side of a visitor of a split. @param sides by the landing pages of their splits, as the cookie holds them */
export const findSide = ({ names }: SplitPath, sides: ReadonlyMap<string, SplitSide>): SplitSide | undefined =>
  names.map((name) => sides.get(name)).find((side) => side !== undefined)
