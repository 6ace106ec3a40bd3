import { useSyncExternalStore } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { createSchedulesApi } from './api.ts'
import type { SchedulesApi } from './api.ts'
import { createFeed } from './feed.ts'
import type { Feed, FeedState } from './feed.ts'

/** One feed per session; another person at the same Studio gets another. */
const feeds = new Map<string, { api: SchedulesApi; feed: Feed }>()

export interface Schedules extends FeedState {
  api: SchedulesApi
  reload: () => Promise<void>
}

/** Everything that is or was scheduled, the next one first, kept up to date while it is shown. */
export function useSchedules(): Schedules {
  const { token = '', dataset = '' } = useClient({ apiVersion }).config()
  let known = feeds.get(token)
  if (!known) {
    const api = createSchedulesApi(token, dataset)
    known = { api, feed: createFeed(api) }
    feeds.set(token, known)
  }
  const { api, feed } = known
  const state = useSyncExternalStore(feed.subscribe, feed.read)
  return { ...state, api, reload: feed.reload }
}
