import type { Schedule, ScheduledAction } from '#lib/schedules/schedule.ts'

interface DocumentState {
  hasDraft: boolean
  isPublished: boolean
  /** True for documents the site cannot do without. */
  fixed: boolean
  /** How many errors the Studio finds in the draft; undefined while it looks. */
  errors: number | undefined
  /** What waits for this document. */
  waiting: readonly Schedule[]
}

function publishProblem({ hasDraft, errors }: DocumentState): string | null {
  if (!hasDraft) return 'There is nothing to publish: the document has no changes.'
  if (errors === undefined) return 'The document is being checked.'
  return errors > 0 ? 'Correct what is marked in the form first.' : null
}

/** What may be scheduled for a document besides what waits already, each with why it cannot be, if so. */
export function scheduleChoices(state: DocumentState): { action: ScheduledAction; problem: string | null }[] {
  const free = (action: ScheduledAction) => state.waiting.every((schedule) => schedule.action !== action)
  const unpublishProblem = state.isPublished ? null : 'It is not published.'
  return [
    ...(free('publish') ? [{ action: 'publish' as const, problem: publishProblem(state) }] : []),
    ...(free('unpublish') && !state.fixed ? [{ action: 'unpublish' as const, problem: unpublishProblem }] : []),
  ]
}
