import { useCallback, useEffect, useState } from 'react'
import type { Everybody, PeopleApi } from './api.ts'

/** One reading of the list: a new object for each. */
interface Reading {
  since: number
}

interface Result {
  reading: Reading
  everybody: Everybody | null
  error: string | null
}

interface PeopleState {
  everybody: Everybody | null
  loading: boolean
  /** Words for the person when the last call failed. */
  error: string | null
  reload: () => void
}

/** Keeps the list in step with the store. A refusal takes it away: nobody goes on seeing what they may not see. */
export function usePeople(api: PeopleApi): PeopleState {
  const [reading, setReading] = useState<Reading>(() => ({ since: Date.now() }))
  const [result, setResult] = useState<Result | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    async function read(): Promise<void> {
      try {
        const everybody = await api.list(leaving.signal)
        setResult({ reading, everybody, error: null })
      } catch (reason) {
        if (leaving.signal.aborted) return
        const error = reason instanceof Error ? reason.message : 'The list could not be read.'
        setResult({ reading, everybody: null, error })
      }
    }
    void read()
    return () => leaving.abort()
  }, [api, reading])

  const reload = useCallback(() => setReading({ since: Date.now() }), [])
  return {
    everybody: result?.everybody ?? null,
    error: result?.error ?? null,
    loading: result?.reading !== reading,
    reload,
  }
}
