import { fetchPublished } from '#lib/content/fetch.ts'
import { contentLog } from '#lib/content/log.ts'
import { redirectsQuery } from '#lib/content/queries/redirects.ts'
import type { RedirectsQueryResult } from '#lib/content/sanity.types.ts'
import { env } from '#lib/env.ts'
import { pathKey } from './path.ts'
import { redirectTable } from './table.ts'
import type { Destination } from './table.ts'

let known: { text: string; table: ReadonlyMap<string, Destination> } | undefined

/** The table of these rows; made once and kept until the rows change. */
function tableOf(rows: RedirectsQueryResult): ReadonlyMap<string, Destination> {
  const text = JSON.stringify(rows)
  if (known?.text !== text) known = { text, table: redirectTable(rows, env().SITE_URL) }
  return known.table
}

/**
 * Where an editor's redirect leads from a path no page answers, or undefined. While the content store is away, the
 * last table it gave stays in force.
 *
 * @param path as the visitor asked for it, still encoded
 */
export async function redirectDestination(path: string): Promise<Destination | undefined> {
  const key = pathKey(path)
  if (key === undefined) return undefined
  try {
    return tableOf(await fetchPublished({ query: redirectsQuery, tags: ['redirect'] })).get(key)
  } catch (error) {
    contentLog.error({ error }, 'The redirects cannot be read; this path counts as unknown')
    return undefined
  }
}
