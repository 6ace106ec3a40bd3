import { getPublishedClient } from '#lib/content/client.ts'
import { redirectsQuery } from '#lib/content/queries.ts'
import { ttlCache } from '#lib/content/ttlCache.ts'
import { env } from '#lib/env.ts'
import { normalizePath } from '#lib/links/path.ts'
import { type Destination, redirectTable } from './rules.ts'
import { redirectKey } from '#lib/links/routeKind.ts'

const table = ttlCache(async (signal) => {
  const rows = await getPublishedClient().fetch(redirectsQuery, {}, { cache: 'no-store', signal })
  return redirectTable(rows, env().SITE_URL)
})

/**
 * Where an editor's redirect leads from a path no page answers, or undefined. While the content store is away, the
 * last table it gave stays in force.
 *
 * @param path as the visitor asked for it, still encoded
 */
export async function redirectDestination(path: string): Promise<Destination | undefined> {
  const key = redirectKey(normalizePath(path))
  return key === undefined ? undefined : (await table())?.get(key)
}
