import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { scheduledActions, scheduleStates } from '#lib/schedules/schedule.ts'
import type { ScheduledAction, ScheduleState } from '#lib/schedules/schedule.ts'

/** Finished schedules are told of for this long, in milliseconds. */
const REMEMBERED = 90 * 24 * 3_600_000
const MOST_LISTED = 500

const row = z
  .object({
    id: z.string(),
    document_id: z.string(),
    document_type: z.string(),
    action: z.enum(scheduledActions),
    run_at: z.number(),
    author: z.string(),
    state: z.enum(scheduleStates),
    reason: z.string().nullable(),
    finished_at: z.number().nullable(),
  })
  .transform(({ document_id, document_type, run_at, finished_at, ...rest }) => ({
    ...rest,
    documentId: document_id,
    documentType: document_type,
    runAt: run_at,
    finishedAt: finished_at,
  }))

/** A schedule as it is kept. Times are Unix milliseconds. */
export type StoredSchedule = z.output<typeof row>

type NewSchedule = Pick<StoredSchedule, 'documentId' | 'documentType' | 'action' | 'runAt' | 'author'>

const COLUMNS = 'id, document_id, document_type, action, run_at, author, state, reason, finished_at'

/** What is to be published or unpublished at a set time, kept in the content database. */
export function scheduleTable(database: DatabaseSync, now: () => number = Date.now) {
  const sql = {
    insert: database.prepare(
      `insert into schedules (${COLUMNS}) values (?, ?, ?, ?, ?, ?, 'waiting', null, null) returning ${COLUMNS}`,
    ),
    get: database.prepare(`select ${COLUMNS} from schedules where id = ?`),
    due: database.prepare(
      `select ${COLUMNS} from schedules where state = 'waiting' and run_at <= ? order by run_at, rowid`,
    ),
    nextAfter: database.prepare(`select min(run_at) as run_at from schedules where state = 'waiting' and run_at > ?`),
    waiting: database.prepare(`select count(*) as n from schedules where state = 'waiting'`),
    list: database.prepare(
      `select ${COLUMNS} from schedules where (?1 is null or document_id = ?1) and (?2 is null or state = ?2)
       order by state = 'waiting' desc, case state when 'waiting' then run_at else -finished_at end, rowid
       limit ${MOST_LISTED}`,
    ),
    move: database.prepare(`update schedules set run_at = ?, author = ? where id = ? and state = 'waiting'`),
    finish: database.prepare(
      `update schedules set state = ?, reason = ?, finished_at = ? where id = ? and state = 'waiting'`,
    ),
    forget: database.prepare(`delete from schedules where finished_at < ?`),
  }
  let underWay: string | undefined
  sql.forget.run(now() - REMEMBERED)

  const finish = (id: string, state: ScheduleState, reason: string | null = null) =>
    sql.finish.run(state, reason, now(), id).changes > 0

  return {
    add: ({ documentId, documentType, action, runAt, author }: NewSchedule): StoredSchedule =>
      row.parse(sql.insert.get(randomUUID(), documentId, documentType, action, runAt, author)),
    get: (id: string) => row.optional().parse(sql.get.get(id)),
    due: (time: number) => row.array().parse(sql.due.all(time)),
    /** When the next one after a time is due, null when none waits. */
    nextAfter: (time: number) => z.object({ run_at: z.number().nullable() }).parse(sql.nextAfter.get(time)).run_at,
    waiting: () => z.object({ n: z.number() }).parse(sql.waiting.get()).n,
    /** Those that wait first, the next of them at the top; then the others, the last one finished at the top. */
    list: (filter: { documentId?: string; state?: ScheduleState } = {}) =>
      row.array().parse(sql.list.all(filter.documentId ?? null, filter.state ?? null)),
    /** The waiting schedule of a document for an action; there is one at most. */
    waitingFor(documentId: string, action: ScheduledAction) {
      return this.list({ documentId, state: 'waiting' }).find((each) => each.action === action)
    },
    /** @returns false when it waits no more */
    move: (id: string, runAt: number, author: string) => sql.move.run(runAt, author, id).changes > 0,
    /** @returns false when it waits no more */
    cancel: (id: string) => finish(id, 'cancelled'),
    fail: (id: string, reason: string) => finish(id, 'failed', reason),
    /** Does a schedule's work; what it commits and the schedule's end are kept or lost together. */
    carryOut(id: string, work: () => void) {
      underWay = id
      try {
        work()
      } finally {
        underWay = undefined
      }
    },
    /** Runs inside the database transaction of each commit. */
    beforeCommit() {
      if (underWay !== undefined) finish(underWay, 'done')
    },
  }
}

export type ScheduleTable = ReturnType<typeof scheduleTable>
