import { getPublishedClient } from '#lib/content/client.ts'
import { redirectsQuery } from '#lib/content/queries.ts'
import { createTtlCache } from '#lib/content/ttlCache.ts'
import { env } from '#lib/env.ts'
import { normalizePath } from '#lib/links/path.ts'
import { type Destination, createRedirectTable } from './rules.ts'
import { redirectKey } from '#lib/links/routeKind.ts'

const table = createTtlCache(async (signal) => {
  const rows = await getPublishedClient().fetch(redirectsQuery, {}, { cache: 'no-store', signal })
  return createRedirectTable(rows, env().SITE_URL)
})

/** Returns the target of an editor's redirect; while the content store fails, that of the last known redirects. */
export async function redirectDestination(path: string): Promise<Destination | undefined> {
  const key = redirectKey(normalizePath(path))
  return key === undefined ? undefined : (await table())?.get(key)
}
