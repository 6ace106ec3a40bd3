import type { ClientConfig } from '@sanity/client'
import type { z } from 'zod'
import { env } from '#lib/env.ts'

export const apiVersion = '2025-02-19'

/** Returns the server's client settings: for the embedded store, whose URL must be set, or for Sanity's cloud. */
export function getConnection(): ClientConfig {
  const settings = env()
  const shared = { projectId: settings.projectId, dataset: settings.SANITY_DATASET, apiVersion, useCdn: false } as const
  if (!settings.embedded) return shared
  if (settings.STORE_URL === undefined) {
    throw new Error('STORE_URL is not set. `npm start` and `npm run dev` start the embedded content store and set it.')
  }
  return { ...shared, apiHost: settings.STORE_URL, useProjectHostname: false }
}

const TIMEOUT_MS = 5000

/**
 * Posts to an endpoint of the embedded store that Sanity's API lacks.
 *
 * @returns undefined when the store does not know what the body names
 * @throws Error when the store fails or does not respond
 */
export async function postToStore<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T | undefined> {
  const { STORE_URL, SANITY_API_READ_TOKEN: token } = env()
  const response = await fetch(`${STORE_URL}/v${apiVersion}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 404 || response.status === 400) return undefined
  if (!response.ok) throw new Error(`The content store responded with ${response.status} at ${path}.`)
  return schema.parse(await response.json())
}
