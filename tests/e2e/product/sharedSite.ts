import { z } from 'zod'
import { connectToSite } from './product.ts'
import type { Site } from './product.ts'

/** The environment variable by which workers find the site; Playwright gives them that of its global setup. */
const VARIABLE = 'E2E_SITE'

const place = z.object({ url: z.string(), folder: z.string() })

/** Tells every worker where the shared site is. */
export function shareSite({ url, folder }: Site): void {
  process.env[VARIABLE] = JSON.stringify({ url, folder })
}

/** Finds the site that all workers share. */
export function findSharedSite(): Site {
  const { url, folder } = place.parse(JSON.parse(process.env[VARIABLE] ?? 'null'))
  return connectToSite(url, folder)
}
