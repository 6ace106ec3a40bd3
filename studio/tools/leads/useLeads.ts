import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LeadFilter, LeadPage } from '#lib/leads/staff/listing.ts'
import type { LeadsApi } from './api.ts'

/** One reading of the list; a new one for each filter and each reload. */
interface Reading {
  filter: LeadFilter
  turn: number
}

interface Result {
  reading: Reading
  page: LeadPage | null
  error: string | null
}

export interface LeadsState {
  page: LeadPage | null
  loading: boolean
  /** Words for the person when the last call failed. */
  error: string | null
  reload: () => void
}

/**
 * Keeps one page of leads in step with the filter. What is on screen stays until the next answer is there; a refusal
 * takes it away, so that nobody goes on seeing what they may not see any more.
 */
export function useLeads(api: LeadsApi, filter: LeadFilter): LeadsState {
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState<Result | null>(null)
  const reading = useMemo(() => ({ filter, turn }), [filter, turn])

  useEffect(() => {
    const leaving = new AbortController()
    async function read(): Promise<void> {
      try {
        const page = await api.list(reading.filter, leaving.signal)
        setResult({ reading, page, error: null })
      } catch (reason) {
        if (leaving.signal.aborted) return
        setResult({
          reading,
          page: null,
          error: reason instanceof Error ? reason.message : 'The leads could not be read.',
        })
      }
    }
    void read()
    return () => leaving.abort()
  }, [api, reading])

  const reload = useCallback(() => setTurn((current) => current + 1), [])
  return { page: result?.page ?? null, error: result?.error ?? null, loading: result?.reading !== reading, reload }
}
