import type { DatabaseSync } from 'node:sqlite'
import { storeLog } from '#lib/log.ts'
import { HOUR_MS } from '#lib/durations.ts'

const INTERVAL_MS = HOUR_MS

/** Remembers by their ids which reminders were mailed, so that none is mailed again. */
export function createSentReminders(database: DatabaseSync) {
  const sql = database.createTagStore()
  return {
    has: (id: string): boolean => sql.get`select 1 from sent_reminders where id = ${id}` !== undefined,
    add: (id: string) => void sql.run`insert or ignore into sent_reminders values (${id})`,
  }
}

/** Runs a check every hour. @param failure logged when it fails @returns a function that stops it */
export function startHourly(check: () => Promise<void>, failure: string): () => void {
  const timer = setInterval(() => {
    check().catch((error: unknown) => storeLog().error({ err: error }, failure))
  }, INTERVAL_MS).unref()
  return () => clearInterval(timer)
}
