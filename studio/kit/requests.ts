import { useToast } from '@sanity/ui/toast'
import type { ClientReturn } from '@sanity/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { noop, type SanityClient, useClient, useCurrentUser, useUnique } from 'sanity'
import { z } from 'zod'
import { apiVersion } from '#lib/content/connection.ts'
import { getPermissions } from '#lib/roles/permissions.ts'
import type { RawRequestOptions } from '#studio/connection/studioClient.ts'

export const useContentClient = () => useClient({ apiVersion })

export const usePermissions = () => getPermissions(useCurrentUser())

/** A step of a rejected transaction; its document may have been changed by someone else before. */
const rejectedStep = z
  .object({ error: z.object({ type: z.string(), description: z.string() }) })
  .transform(({ error: { type, description } }) =>
    type === 'documentRevisionIDDoesNotMatchError' ? 'It was changed in the meantime.' : description,
  )

const storeMessage = z.union([
  z
    .object({ response: z.object({ body: z.object({ message: z.string() }) }) })
    .transform(({ response }) => response.body.message),
  z
    .object({ details: z.object({ items: z.array(rejectedStep).min(1) }) })
    .transform(({ details }) => details.items.join(' ')),
])

/** Returns the store's message, without the status and the list of steps that Sanity's client adds. */
const findStoreMessage = (error: unknown) => storeMessage.safeParse(error).data

export const getMessage = (reason: unknown) =>
  findStoreMessage(reason) ?? (reason instanceof Error ? reason.message : 'That did not work. Try again.')

/** Loads data when `load` changes and on reload. An error removes earlier data: the user may have lost access. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>) {
  const [count, setCount] = useState(0)
  const [result, setResult] = useState<{ load: object; count: number; data: Data | null; error: string | null }>()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = (data: Data | null, error: string | null) => signal.aborted || setResult({ load, count, data, error })
    void load(signal).then(
      (data) => show(data, null),
      (reason) => show(null, getMessage(reason)),
    )
    return () => controller.abort()
  }, [load, count])

  const reload = useCallback(() => setCount((current) => current + 1), [])
  const loading = result?.load !== load || result.count !== count
  return { data: result?.data ?? null, error: result?.error ?? null, loading, reload }
}

/** Loads the result of a query, of published content unless another perspective is chosen. */
export function useQuery<const Query extends string>(
  query: Query,
  params: object = {},
  perspective: 'published' | 'drafts' | 'raw' = 'published',
) {
  const client = useContentClient()
  const stableParams = useUnique(params)
  const load = useCallback(
    () => client.fetch<ClientReturn<Query>>(query, stableParams, { perspective }),
    [client, query, stableParams, perspective],
  )
  return useLoaded(load)
}

/** Time an error is shown, long enough to read what the store says. */
const ERROR_TOAST_MS = 30_000

interface ActionOptions {
  reload?: () => unknown
  /** Title of the toast after an error, whose message is then shown below it. */
  failure?: string
}

/** Creates a function that runs an action, reports its result in a toast and reloads the data. */
export function useAction({ reload = noop, failure }: ActionOptions = {}) {
  const [busy, setBusy] = useState(false)
  const focused = useRef<Element>(null)
  const { push } = useToast()
  // A control that is disabled while the action runs loses the focus.
  useEffect(() => {
    const isLost = !busy && document.activeElement === document.body
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
  }, [busy])
  /** @param success title of the toast after it @returns true when the action succeeded */
  async function run<Result>(
    change: () => Promise<Result>,
    success?: string | ((result: Result) => string),
  ): Promise<boolean> {
    focused.current = document.activeElement
    setBusy(true)
    try {
      const result = await change()
      const title = typeof success === 'function' ? success(result) : success
      if (title !== undefined) push({ status: 'success', closable: true, title })
      return true
    } catch (reason) {
      const message = getMessage(reason)
      const toast = failure === undefined ? { title: message } : { title: failure, description: message }
      push({ status: 'error', closable: true, duration: ERROR_TOAST_MS, ...toast })
      return false
    } finally {
      await reload()
      setBusy(false)
    }
  }
  return { busy, run }
}

/** Messages by status. */
type Failures = Readonly<Record<number, string>> & { other: string }

/** Calls the site's own API as the signed-in user. @throws Error with one of the messages */
export async function siteCall(token: string | undefined, path: string, failures: Failures, init?: RequestInit) {
  const headers = { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' }
  const response = await fetch(path, { ...init, headers }).catch(() => undefined)
  if (response?.ok) return response
  if (response?.status === 401) throw new Error('Your session has ended. Sign in to the Studio again.')
  throw new Error(failures[response?.status ?? 0] ?? failures.other)
}

/** Creates calls to the embedded store's own endpoints, such as `/accounts`. @throws Error with the store's message */
export function storeCall(client: Pick<SanityClient, 'request'>) {
  return async (url: string, options: Omit<RawRequestOptions, 'url' | 'uri'> = {}): Promise<unknown> => {
    try {
      return await client.request<unknown>({ url, ...options })
    } catch (error) {
      throw new Error(findStoreMessage(error) ?? 'The content store does not answer. Try again in a moment.', {
        cause: error,
      })
    }
  }
}
