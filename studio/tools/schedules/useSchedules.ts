import { useMemo } from 'react'
import type { SanityClient } from 'sanity'
import useSWR from 'swr'
import { type Schedule, type ScheduledAction, scheduleList } from '#lib/schedules/schedule.ts'
import { getMessage, storeCall, useContentClient } from '../../kit/requests.ts'

const POLL_MS = 30_000
/** Time a due schedule takes to run. */
const RUN_MS = 1000

function createSchedulesApi(client: SanityClient) {
  const call = storeCall(client)
  const uri = `/data/schedules/${client.config().dataset ?? ''}`
  return {
    list: async () => scheduleList.parse(await call(uri)).schedules,
    create: (documentId: string, action: ScheduledAction, runAt: Date) =>
      call(uri, { method: 'POST', body: { documentId, action, runAt } }),
    move: (id: string, runAt: Date) => call(`${uri}/${id}`, { method: 'PATCH', body: { runAt } }),
    cancel: (id: string) => call(`${uri}/${id}`, { method: 'DELETE' }),
  }
}

/** Returns the time until the next schedule has run, at most {@link POLL_MS}. */
function getDelayMs(schedules: readonly Schedule[] = []): number {
  const next = schedules.find((schedule) => schedule.state === 'waiting')
  const remainingMs = next ? Date.parse(next.runAt) - Date.now() + RUN_MS : POLL_MS
  return Math.min(POLL_MS, Math.max(RUN_MS, remainingMs))
}

/** Returns all schedules, the next one first: one list for all components, polled while one of them shows it. */
export function useSchedules() {
  const client = useContentClient()
  const api = useMemo(() => createSchedulesApi(client), [client])
  const { data, error, isLoading, mutate } = useSWR<readonly Schedule[], unknown>(
    ['schedules', client.config().token],
    api.list,
    // A new function in each render, by which the delay follows the list.
    { refreshInterval: (schedules) => getDelayMs(schedules) },
  )
  return {
    schedules: data ?? [],
    error: error === undefined ? null : getMessage(error),
    loading: isLoading,
    api,
    reload: mutate,
  }
}

/** Key of the time at which this browser last showed the tool. */
const SEEN_KEY = 'schedule-failures-seen'

export const markFailuresSeen = () => localStorage.setItem(SEEN_KEY, new Date().toISOString())

export const getFailuresSeenAt = () => localStorage.getItem(SEEN_KEY) ?? ''

/** Returns the tool's title with the number of the user's schedules that failed after `seenAt`. */
export function getScheduledTitle(schedules: readonly Schedule[], userId: string | undefined, seenAt: string): string {
  const failed = schedules.filter(
    ({ state, author, finishedAt }) => state === 'failed' && author.id === userId && (finishedAt ?? '') > seenAt,
  )
  return failed.length === 0 ? 'Scheduled' : `Scheduled (${failed.length} failed)`
}
