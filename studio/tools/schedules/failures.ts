import type { Schedule } from '#lib/schedules/schedule.ts'

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
