import type { Schedule } from '#lib/schedules/schedule.ts'
import type { SchedulesApi } from './api.ts'

/** How often the list is read again while somebody looks at it, in milliseconds. */
const EVERY = 30_000
/** How long after its time a schedule is surely done, in milliseconds. */
const DONE_AFTER = 1000

export interface FeedState {
  schedules: readonly Schedule[]
  /** Words for the person when the list could not be read. */
  error: string | null
  loading: boolean
}

/** One list for everything on the screen that shows schedules, so that all of it says the same. */
export function createFeed(api: SchedulesApi) {
  let state: FeedState = { schedules: [], error: null, loading: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: FeedState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Until the next one is done, or until the usual time has passed. */
  function pause(): number {
    const next = state.schedules.find((each) => each.state === 'waiting')
    const untilDone = next ? Date.parse(next.runAt) - Date.now() + DONE_AFTER : EVERY
    return Math.min(EVERY, Math.max(DONE_AFTER, untilDone))
  }

  async function reload(): Promise<void> {
    clearTimeout(timer)
    try {
      show({ schedules: await api.list(), error: null, loading: false })
    } catch (reason) {
      const error = reason instanceof Error ? reason.message : 'The schedules could not be read.'
      show({ ...state, error, loading: false })
    }
    if (listeners.size > 0) timer = setTimeout(() => void reload(), pause())
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    if (listeners.size === 1) void reload()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearTimeout(timer)
    }
  }

  return { reload, read: () => state, subscribe }
}

export type Feed = ReturnType<typeof createFeed>
