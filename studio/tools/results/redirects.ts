import { useCallback } from 'react'
import type { SanityClient } from 'sanity'
import type { Usage } from '#leads/staff/usage.ts'
import { toDayNumber, toIsoDay } from '#lib/counts/days.ts'
import { indexLandingPaths } from '#lib/landingPages/path.ts'
import type { PlannedRow } from '#lib/redirects/csv.ts'
import type { StoredRedirect } from '#lib/redirects/exportCsv.ts'
import { getKey } from '#lib/redirects/rules.ts'
import { useContentClient, useLoaded } from '#studio/kit/requests.ts'

const REDIRECTS_QUERY = `*[_type == "redirect" && defined(from) && defined(to)] | order(from asc){
  _id, _rev, _createdAt, from, to, "permanent": permanent == true, "note": coalesce(note, "")
}`

const DRAFTS_QUERY = '*[_type == "redirect" && defined(from) && _id in path("drafts.**")].from'

const PAGES_QUERY = '*[_type == "landingPage" && defined(path)]{path, formerPaths, language}'

export type ListedRedirect = StoredRedirect & { _createdAt: string }

/** Loads the published redirects, by path. */
export function useRedirects() {
  const client = useContentClient()
  const load = useCallback(
    () => client.fetch<ListedRedirect[]>(REDIRECTS_QUERY, {}, { perspective: 'published' }),
    [client],
  )
  return useLoaded(load)
}

/** Loads what an import is compared with. */
export async function loadImportContext(client: SanityClient) {
  const [published, drafted, pages] = await Promise.all([
    client.fetch<StoredRedirect[]>(REDIRECTS_QUERY, {}, { perspective: 'published' }),
    client.fetch<string[]>(DRAFTS_QUERY, {}, { perspective: 'raw' }),
    client.fetch<object[]>(PAGES_QUERY, {}, { perspective: 'published' }),
  ])
  return { published, drafted, landingPaths: indexLandingPaths(pages) }
}

/**
 * Publishes the new and changed rows of an import in one transaction, which the store refuses as a whole when one of them
 * breaks a rule or was changed meanwhile.
 */
export function importRedirects(client: SanityClient, rows: readonly PlannedRow[]) {
  const transaction = client.transaction()
  for (const row of rows) {
    const { from, to, permanent, note } = row
    if (row.kind === 'new')
      transaction.create({
        _id: crypto.randomUUID(),
        _type: 'redirect',
        from,
        to,
        permanent: permanent ?? false,
        ...(note !== undefined && note !== '' && { note }),
      })
    if (row.kind === 'changed') {
      const set = { from, to, ...(permanent !== undefined && { permanent }), ...(note && { note }) }
      transaction.patch(row.before._id, (patch) =>
        patch
          .ifRevisionId(row.before._rev)
          .set(set)
          .unset(note === '' ? ['note'] : []),
      )
    }
  }
  return transaction.commit()
}

/** Days without a use after which a redirect counts as unused. */
export const UNUSED_DAYS = 90

/** Finds the use of a redirect among all. */
export const findUse = (usage: Usage | undefined, from: string) => usage?.redirects[getKey(from) ?? '']

/** Returns whether a redirect was neither used nor made within {@link UNUSED_DAYS}. @param today as an ISO date */
export function isUnused(redirect: Pick<ListedRedirect, 'from' | '_createdAt'>, usage: Usage, today: string): boolean {
  const limit = toIsoDay(toDayNumber(today) - UNUSED_DAYS)
  const lastDay = findUse(usage, redirect.from)?.lastDay ?? ''
  return lastDay < limit && redirect._createdAt.slice(0, 10) < limit
}
