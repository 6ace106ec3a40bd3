import { useCallback, useEffect, useState } from 'react'
import type { LeadFilter, LeadPage } from '#lib/leads/staff/listing.ts'
import type { LeadsApi } from './api.ts'

export interface LeadsState {
  page: LeadPage | null
  loading: boolean
  /** Words for the person when the last call failed. */
  error: string | null
  reload: () => void
}

/** Keeps one page of leads in step with the filter. What is on screen stays until the next answer is there. */
export function useLeads(api: LeadsApi, filter: LeadFilter): LeadsState {
  const [page, setPage] = useState<LeadPage | null>(null)
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [version, setVersion] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    setLoading(true)
    api
      .list(filter, leaving.signal)
      .then((answer) => {
        setPage(answer)
        setError(null)
      })
      .catch((reason: unknown) => {
        if (leaving.signal.aborted) return
        // Refused: nothing that was seen before may stay on the screen.
        setPage(null)
        setError(reason instanceof Error ? reason.message : 'The leads could not be read.')
      })
      .finally(() => {
        if (!leaving.signal.aborted) setLoading(false)
      })
    return () => leaving.abort()
  }, [api, filter, version])

  const reload = useCallback(() => setVersion((current) => current + 1), [])
  return { page, loading, error, reload }
}
