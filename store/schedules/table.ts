import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type ScheduledAction, scheduledActions, type ScheduleState, scheduleStates } from '#lib/schedules/schedule.ts'

const RETENTION_MS = 90 * 24 * 3_600_000
const MAX_LISTED = 500

/** A stored schedule. Times are Unix milliseconds. */
const storedSchedule = z.object({
  id: z.string(),
  documentId: z.string(),
  documentType: z.string(),
  action: z.enum(scheduledActions),
  runAt: z.number(),
  author: z.string(),
  state: z.enum(scheduleStates),
  reason: z.string().nullable(),
  finishedAt: z.number().nullable(),
})

export type StoredSchedule = z.infer<typeof storedSchedule>

type NewSchedule = Pick<StoredSchedule, 'documentId' | 'documentType' | 'action' | 'runAt' | 'author'>

const COLUMNS = `id, document_id as documentId, document_type as documentType, action, run_at as runAt, author, state,
  reason, finished_at as finishedAt`

/** Stores the schedules for publishing and unpublishing in the content database. */
export function createScheduleTable(database: DatabaseSync, now: () => number = Date.now) {
  const sql = {
    insert: database.prepare(
      `insert into schedules (id, document_id, document_type, action, run_at, author, state)
       values (?, ?, ?, ?, ?, ?, 'waiting') returning ${COLUMNS}`,
    ),
    get: database.prepare(`select ${COLUMNS} from schedules where id = ?`),
    due: database.prepare(
      `select ${COLUMNS} from schedules where state = 'waiting' and run_at <= ? order by run_at, rowid`,
    ),
    nextAfter: database.prepare(`select min(run_at) as runAt from schedules where state = 'waiting' and run_at > ?`),
    waiting: database.prepare(`select count(*) as n from schedules where state = 'waiting'`),
    list: database.prepare(
      `select ${COLUMNS} from schedules where (?1 is null or document_id = ?1) and (?2 is null or state = ?2)
       order by state = 'waiting' desc, case state when 'waiting' then run_at else -finished_at end, rowid
       limit ${MAX_LISTED}`,
    ),
    move: database.prepare(`update schedules set run_at = ?, author = ? where id = ? and state = 'waiting'`),
    finish: database.prepare(
      `update schedules set state = ?, reason = ?, finished_at = ? where id = ? and state = 'waiting'`,
    ),
    expire: database.prepare(`delete from schedules where finished_at < ?`),
  }
  let runningId: string | undefined
  sql.expire.run(now() - RETENTION_MS)

  const finish = (id: string, state: ScheduleState, reason: string | null = null) =>
    sql.finish.run(state, reason, now(), id).changes > 0

  return {
    add: ({ documentId, documentType, action, runAt, author }: NewSchedule): StoredSchedule =>
      storedSchedule.parse(sql.insert.get(randomUUID(), documentId, documentType, action, runAt, author)),
    get: (id: string) => storedSchedule.optional().parse(sql.get.get(id)),
    due: (time: number) => storedSchedule.array().parse(sql.due.all(time)),
    nextAfter: (time: number) => z.number().nullable().parse(sql.nextAfter.get(time)?.runAt),
    waiting: () => Number(sql.waiting.get()?.n),
    /** Lists waiting schedules, the next one first, then finished ones, the most recent first. */
    list: (filter: { documentId?: string; state?: ScheduleState } = {}) =>
      storedSchedule.array().parse(sql.list.all(filter.documentId ?? null, filter.state ?? null)),
    /** Finds the waiting schedule of a document for an action. There is at most one. */
    waitingFor(documentId: string, action: ScheduledAction) {
      return this.list({ documentId, state: 'waiting' }).find((each) => each.action === action)
    },
    /** Returns false when the schedule is no longer waiting. */
    move: (id: string, runAt: number, author: string) => sql.move.run(runAt, author, id).changes > 0,
    /** Returns false when the schedule is no longer waiting. */
    cancel: (id: string) => finish(id, 'cancelled'),
    fail: (id: string, reason: string) => finish(id, 'failed', reason),
    /** Runs a schedule's work. Its commit and the schedule's state are written in one transaction. */
    carryOut(id: string, work: () => void) {
      runningId = id
      try {
        work()
      } finally {
        runningId = undefined
      }
    },
    /** Marks the running schedule as done. To be called inside the database transaction of each commit. */
    beforeCommit() {
      if (runningId !== undefined) finish(runningId, 'done')
    },
  }
}

export type ScheduleTable = ReturnType<typeof createScheduleTable>
