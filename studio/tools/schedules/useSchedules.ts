import { useSyncExternalStore } from 'react'
import type { SanityClient } from 'sanity'
import { type Schedule, type ScheduledAction, scheduleList } from '#lib/schedules/schedule.ts'
import { getMessage, storeCall, useContentClient } from '../requests.ts'

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

/** Creates one polled list for all badges, banners, dialogs and tables. */
function createFeed(client: SanityClient) {
  const api = createSchedulesApi(client)
  let state: { schedules: readonly Schedule[]; error: string | null; loading: boolean } = {
    schedules: [],
    error: null,
    loading: true,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  /** Returns the time until the next schedule has run, at most {@link POLL_MS}. */
  function getDelayMs(): number {
    const next = state.schedules.find((schedule) => schedule.state === 'waiting')
    const remainingMs = next ? Date.parse(next.runAt) - Date.now() + RUN_MS : POLL_MS
    return Math.min(POLL_MS, Math.max(RUN_MS, remainingMs))
  }

  async function reload(): Promise<void> {
    clearTimeout(timer)
    try {
      state = { schedules: await api.list(), error: null, loading: false }
    } catch (reason) {
      state = { ...state, error: getMessage(reason), loading: false }
    }
    for (const listener of listeners) listener()
    if (listeners.size > 0) timer = setTimeout(() => void reload(), getDelayMs())
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    if (listeners.size === 1) void reload()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearTimeout(timer)
    }
  }

  return { api, reload, subscribe, read: () => state }
}

/** One feed per session token. */
const feeds = new Map<string, ReturnType<typeof createFeed>>()

/** Returns all schedules, the next one first, polled while a component shows them. */
export function useSchedules() {
  const client = useContentClient()
  const { token = '' } = client.config()
  const feed = feeds.get(token) ?? createFeed(client)
  feeds.set(token, feed)
  return { ...useSyncExternalStore(feed.subscribe, feed.read), api: feed.api, reload: feed.reload }
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
