import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import type { KeptVersionsQueryResult } from '#lib/content/sanity.types.ts'
import { keptVersionsQuery } from './keptVersions.query.ts'

/** The versions of a legal document, newest first; undefined while they are read. */
export function useKeptVersions(policy: string): KeptVersionsQueryResult | undefined {
  const client = useClient({ apiVersion })
  const [versions, setVersions] = useState<KeptVersionsQueryResult>()
  useEffect(() => {
    const reading = client.observable
      .fetch(keptVersionsQuery, { policy }, { perspective: 'published' })
      .subscribe(setVersions)
    return () => reading.unsubscribe()
  }, [client, policy])
  return versions
}
