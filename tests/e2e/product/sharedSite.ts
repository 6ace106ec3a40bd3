import { z } from 'zod'
import { connectToSite } from './product.ts'
import type { Site } from './product.ts'

/** Playwright passes environment variables set in the global setup on to its workers. */
const VARIABLE = 'E2E_SITE'

const location = z.object({ url: z.string(), folder: z.string() })

/** Passes the shared site on to all workers. */
export function shareSite({ url, folder }: Site): void {
  process.env[VARIABLE] = JSON.stringify({ url, folder })
}

/** Finds the site that all workers share. */
export function findSharedSite(): Site {
  const { url, folder } = location.parse(JSON.parse(process.env[VARIABLE] ?? 'null'))
  return connectToSite(url, folder)
}
