import type { ClientConfig } from '@sanity/client'
import { env, type Settings } from '#lib/env.ts'

export const apiVersion = '2025-02-19'

/** Where the embedded store answers on the site's own origin. */
export const embeddedPath = '/lake'

/**
 * How the server reaches the content: the embedded store by its own address, or Sanity's cloud.
 *
 * @throws Error when the content is embedded and its address is not known
 */
export function connection(settings: Settings = env()): ClientConfig {
  const shared = { projectId: settings.projectId, dataset: settings.SANITY_DATASET, apiVersion, useCdn: false } as const
  if (!settings.embedded) return shared
  if (settings.LAKE_URL === undefined) {
    throw new Error('LAKE_URL is not set. `npm start` and `npm run dev` start the embedded content store and set it.')
  }
  return { ...shared, apiHost: settings.LAKE_URL, useProjectHostname: false }
}
