import type { BadgeTone } from '@sanity/ui'
import type { ScheduledAction, ScheduleState } from '#lib/schedules/schedule.ts'

export const actionWords: Record<ScheduledAction, { label: string; will: string; failed: string }> = {
  publish: { label: 'Publish', will: 'Will be published', failed: 'Was not published' },
  unpublish: { label: 'Unpublish', will: 'Will be unpublished', failed: 'Was not unpublished' },
}

export const stateWords: Record<ScheduleState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'primary' },
  done: { label: 'Done', tone: 'positive' },
  failed: { label: 'Not done', tone: 'critical' },
  cancelled: { label: 'Cancelled', tone: 'default' },
}
