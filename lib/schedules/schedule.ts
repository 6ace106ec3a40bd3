import { IMMUTABLE_TYPES } from '#lib/roles/ownership.ts'
import { z } from 'zod'

export const scheduledActions = ['publish', 'unpublish'] as const

/** Where a schedule stands: `failed` tells in its reason why nothing was done. */
export const scheduleStates = ['waiting', 'done', 'failed', 'cancelled'] as const

/** A schedule as the embedded store tells of it. Times are ISO 8601, UTC. */
const schedule = z.object({
  id: z.string(),
  /** The published id. */
  documentId: z.string(),
  documentType: z.string(),
  action: z.enum(scheduledActions),
  runAt: z.string(),
  /** Whose right is asked for when the time has come. */
  author: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(scheduleStates),
  reason: z.string().nullable(),
  finishedAt: z.string().nullable(),
})

export type Schedule = z.infer<typeof schedule>
export type ScheduledAction = Schedule['action']
export type ScheduleState = Schedule['state']

export const scheduleAnswer = z.object({ schedule })
export const scheduleList = z.object({ schedules: z.array(schedule) })

/** Types that cannot be scheduled: policies, which ask for a note about the change, and the versions of them. */
export const unschedulableTypes: ReadonlySet<string> = new Set(['legalPolicy', ...IMMUTABLE_TYPES])
