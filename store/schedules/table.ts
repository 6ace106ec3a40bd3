import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { getDraftId } from '@sanity/client/csm'
import { z } from 'zod'
import { schedule, type ScheduledAction, type ScheduleState } from '#lib/schedules/schedule.ts'
import type { CommittedTransaction } from '../documents/types.ts'

const RETENTION_MS = 90 * 24 * 3_600_000
const MAX_LISTED = 500

/** A stored schedule. Times are Unix milliseconds. */
const storedSchedule = schedule.extend({
  runAt: z.number(),
  author: z.string(),
  finishedAt: z.number().nullable(),
})

export type StoredSchedule = z.infer<typeof storedSchedule>

type NewSchedule = Pick<StoredSchedule, 'documentId' | 'documentType' | 'action' | 'runAt' | 'author'>

export function createScheduleTable(database: DatabaseSync) {
  const sql = database.createTagStore()
  sql.run`delete from schedules where finishedAt < ${Date.now() - RETENTION_MS}`

  const finish = (id: string, state: ScheduleState, reason: string | null = null) =>
    sql.run`update schedules set state = ${state}, reason = ${reason}, finishedAt = ${Date.now()}
      where id = ${id} and state = 'waiting'`.changes > 0

  const complete = (documentId: string, action: ScheduledAction, time: number) =>
    sql.run`update schedules set state = 'done', finishedAt = ${Date.now()}
      where documentId = ${documentId} and action = ${action} and state = 'waiting' and runAt <= ${time}`

  return {
    add: ({ documentId, documentType, action, runAt, author }: NewSchedule): StoredSchedule =>
      storedSchedule.parse(
        sql.get`insert into schedules (id, documentId, documentType, action, runAt, author, state) values
          (${randomUUID()}, ${documentId}, ${documentType}, ${action}, ${runAt}, ${author}, 'waiting') returning *`,
      ),
    get: (id: string) => storedSchedule.optional().parse(sql.get`select * from schedules where id = ${id}`),
    due: (time: number) =>
      storedSchedule
        .array()
        .parse(sql.all`select * from schedules where state = 'waiting' and runAt <= ${time} order by runAt, rowid`),
    countWaiting: () => Number(sql.get`select count(*) as n from schedules where state = 'waiting'`?.n),
    /** Lists waiting schedules, the next one first, then finished ones, the most recent first. */
    list: () =>
      storedSchedule.array().parse(
        sql.all`select * from schedules
          order by state = 'waiting' desc, case state when 'waiting' then runAt else -finishedAt end, rowid
          limit ${MAX_LISTED}`,
      ),
    isWaiting: (documentId: string, action: ScheduledAction): boolean =>
      sql.get`select 1 from schedules
        where documentId = ${documentId} and action = ${action} and state = 'waiting'` !== undefined,
    /** Returns false when the schedule is no longer waiting. */
    move: (id: string, runAt: number, author: string) =>
      sql.run`update schedules set runAt = ${runAt}, author = ${author} where id = ${id} and state = 'waiting'`
        .changes > 0,
    cancel: (id: string) => finish(id, 'cancelled'),
    fail: (id: string, reason: string) => finish(id, 'failed', reason),
    /**
     * Marks schedules as done: to publish, when the document is published, also by hand, since they would publish its
     * next draft; to unpublish, when they are due. To be called inside the database transaction of each commit.
     */
    beforeCommit({ changes }: CommittedTransaction) {
      const deleted = new Set(changes.flatMap(({ documentId, after }) => (after ? [] : documentId)))
      for (const { documentId, after } of changes) {
        if (!after) complete(documentId, 'unpublish', Date.now())
        else if (deleted.has(getDraftId(documentId))) complete(documentId, 'publish', Infinity)
      }
    },
  }
}

export type ScheduleTable = ReturnType<typeof createScheduleTable>
