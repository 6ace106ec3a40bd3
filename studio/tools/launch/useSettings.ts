import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import * as z from 'zod'
import { apiVersion } from '#lib/content/connection.ts'
import type { SettingState } from '#lib/launch/settings.ts'

const answer = z.object({
  settings: z.array(z.object({ name: z.string(), ready: z.boolean(), words: z.string() })),
})

interface SettingsState {
  settings: SettingState[] | null
  /** Words for the person when they cannot be read. */
  error: string | null
}

/**
 * Which settings of the server are there.
 *
 * @param asked false for people who may not know; nothing is asked then
 */
export function useSettings(asked: boolean): SettingsState {
  const { token } = useClient({ apiVersion }).config()
  const [state, setState] = useState<SettingsState>({ settings: null, error: null })

  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    async function read(): Promise<void> {
      try {
        const headers = { authorization: `Bearer ${token ?? ''}` }
        const response = await fetch('/api/launch', { headers, signal: leaving.signal })
        setState({ settings: answer.parse(await response.json()).settings, error: null })
      } catch {
        if (leaving.signal.aborted) return
        setState({ settings: null, error: 'The settings cannot be read right now. Sign in again, or reload the page.' })
      }
    }
    void read()
    return () => leaving.abort()
  }, [asked, token])

  return state
}
