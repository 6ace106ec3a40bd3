import type { BadgeTone } from '@sanity/ui'
import type { ScheduledAction, ScheduleState } from '#lib/schedules/schedule.ts'

interface ActionWords {
  label: string
  will: string
  failed: string
  /** What happens at that moment, for who sets the time. */
  note: string
}

export const actionWords: Record<ScheduledAction, ActionWords> = {
  publish: {
    label: 'Publish',
    will: 'Will be published',
    failed: 'Was not published',
    note: 'Changes made until then go along: what the draft says at that moment is published, if you may still publish it then.',
  },
  unpublish: {
    label: 'Unpublish',
    will: 'Will be unpublished',
    failed: 'Was not unpublished',
    note: 'It leaves the site at that moment and stays here as a draft, if you may still unpublish it then.',
  },
}

export const stateWords: Record<ScheduleState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'primary' },
  done: { label: 'Done', tone: 'positive' },
  failed: { label: 'Not done', tone: 'critical' },
  cancelled: { label: 'Cancelled', tone: 'default' },
}
