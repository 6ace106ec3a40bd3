import { useCallback, useEffect, useState } from 'react'
import type { Everybody, PeopleApi } from './api.ts'

interface PeopleState {
  everybody: Everybody | null
  /** Words for the person when the last call failed. */
  error: string | null
  reload: () => void
}

/** Keeps the list in step with the store. A refusal takes it away: nobody goes on seeing what they may not see. */
export function usePeople(api: PeopleApi): PeopleState {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Omit<PeopleState, 'reload'>>({ everybody: null, error: null })

  useEffect(() => {
    const leaving = new AbortController()
    api.list(leaving.signal).then(
      (everybody) => setState({ everybody, error: null }),
      (reason: unknown) => {
        if (leaving.signal.aborted) return
        setState({ everybody: null, error: reason instanceof Error ? reason.message : 'The list could not be read.' })
      },
    )
    return () => leaving.abort()
  }, [api, turn])

  return { ...state, reload: useCallback(() => setTurn((current) => current + 1), []) }
}
