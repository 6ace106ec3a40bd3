import { createRequire } from 'node:module'
import type { ClientConfig, SanityClient } from '@sanity/client'
import type { createStreamFetch } from '#studio/browser/streamFetch.ts'

type CreateClient = (
  config: ClientConfig & { resolveFetch?: () => ReturnType<typeof createStreamFetch> },
) => SanityClient

/** The maker of clients that the Studio brings along, a newer one than the site's own. */
export async function studioClientMaker(): Promise<CreateClient> {
  const fromStudio = createRequire(createRequire(import.meta.url).resolve('sanity'))
  const studioClient: { createClient: CreateClient } = await import(fromStudio.resolve('@sanity/client'))
  return studioClient.createClient
}
