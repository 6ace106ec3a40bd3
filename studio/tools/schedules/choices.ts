import type { BadgeTone } from '@sanity/ui'
import type { Schedule, ScheduledAction, ScheduleState } from '#lib/schedules/schedule.ts'

export const actionStrings = {
  publish: {
    label: 'Publish',
    will: 'Will be published',
    failed: 'Was not published',
    note: 'Later edits to this draft are included, and new documents that it lists are published with it. You must still be allowed to publish it then.',
  },
  unpublish: {
    label: 'Unpublish',
    will: 'Will be unpublished',
    failed: 'Was not unpublished',
    note: 'It leaves the site and stays here as a draft. You must still be allowed to unpublish it then.',
  },
} satisfies Record<ScheduledAction, object>

export const stateWords: Record<ScheduleState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'primary' },
  done: { label: 'Done', tone: 'positive' },
  failed: { label: 'Not done', tone: 'critical' },
  cancelled: { label: 'Cancelled', tone: 'default' },
}

interface DocumentState {
  hasDraft: boolean
  isPublished: boolean
  /** True for documents that cannot be unpublished. */
  fixed: boolean
  /** Number of validation errors in the draft; undefined while it is checked. */
  errors: number | undefined
  /** Waiting schedules of this document. */
  waiting: readonly Schedule[]
}

export interface Choice {
  action: ScheduledAction
  /** Why it cannot be scheduled now. */
  problem: string | null
}

function findPublishProblem({ hasDraft, errors }: DocumentState): string | null {
  if (!hasDraft) return 'There is nothing to publish: the document has no changes.'
  if (errors === undefined) return 'The document is being checked.'
  return errors > 0 ? 'Correct what is marked in the form first.' : null
}

/** Lists the actions of a document that are not scheduled yet. */
export function scheduleChoices(state: DocumentState): Choice[] {
  const isFree = (action: ScheduledAction) => state.waiting.every((schedule) => schedule.action !== action)
  const unpublishProblem = state.isPublished ? null : 'It is not published.'
  return [
    ...(isFree('publish') ? [{ action: 'publish' as const, problem: findPublishProblem(state) }] : []),
    ...(isFree('unpublish') && !state.fixed ? [{ action: 'unpublish' as const, problem: unpublishProblem }] : []),
  ]
}
