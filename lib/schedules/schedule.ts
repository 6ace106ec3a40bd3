import { z } from 'zod'

export const scheduledActions = ['publish', 'unpublish'] as const

/** State of a schedule; `failed` has a reason. */
const scheduleStates = ['waiting', 'done', 'failed', 'cancelled'] as const

/** A schedule of the embedded store. Times are ISO 8601, UTC. */
export const schedule = z.object({
  id: z.string(),
  documentId: z.string(),
  documentType: z.string(),
  action: z.enum(scheduledActions),
  runAt: z.string(),
  /** Account whose rights are checked when the schedule is due. */
  author: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(scheduleStates),
  reason: z.string().nullable(),
  finishedAt: z.string().nullable(),
})

export type Schedule = z.infer<typeof schedule>
export type ScheduledAction = Schedule['action']
export type ScheduleState = Schedule['state']

export const scheduleList = z.object({ schedules: z.array(schedule) })
