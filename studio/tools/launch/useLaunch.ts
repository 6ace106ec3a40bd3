import { useCallback, useMemo } from 'react'
import { map, type Observable, scan } from 'rxjs'
import { useDocumentStore, useLoadable } from 'sanity'
import * as z from 'zod'
import { apiVersion } from '#lib/content/connection.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { createChecklist, type LaunchDocument, mergeFinished } from '#lib/launch/checklist.ts'
import { siteCall, useContentClient, useLoaded } from '../requests.ts'

/** Types with earlier texts, or with words that they name but do not use. */
const EXCLUDED_TYPES: ReadonlySet<string> = new Set(['policyVersion', 'wordingRules'])

const types = contentTypes.filter((type) => !EXCLUDED_TYPES.has(type))

/** Subscribes to the checklist of all content. */
export function useChecklist() {
  const store = useDocumentStore()
  const checklist$ = useMemo(() => {
    const options = { apiVersion, perspective: 'raw' as const, tag: 'launch', throttleTime: 500 }
    const documents$: Observable<LaunchDocument[]> = store.listenQuery('*[_type in $types]', { types }, options)
    return documents$.pipe(map(createChecklist), scan(mergeFinished))
  }, [store])
  const { value, error } = useLoadable(checklist$)
  return { items: value ?? null, error: error && 'The content cannot be read right now. Reload the page.' }
}

const settingsResponse = z.object({
  settings: z.array(z.object({ name: z.string(), ready: z.boolean(), words: z.string() })),
})

const failures = { other: 'The settings cannot be read right now. Sign in again, or reload the page.' }

/** Loads which settings the server has; null for users who may not read them. */
export function useSettings(isAdministrator: boolean) {
  const { token } = useContentClient().config()
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!isAdministrator) return null
      const response = await siteCall(token, '/api/launch', failures, { signal })
      return settingsResponse.parse(await response.json()).settings
    },
    [isAdministrator, token],
  )
  return useLoaded(load)
}
