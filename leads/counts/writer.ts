import type { VisitCounter } from '#lib/counts/counter.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from '../services.ts'
import { addCounts, deleteOldCounts } from './counts.ts'

/** With the half second of the front door, a killed site loses less than two seconds of counts. */
const FLUSH_MS = 1_000

export type CountsWriter = ReturnType<typeof startCountsWriter>

/** Stores what a counter has counted, every second until stopped. While the database is down, the counter keeps it. */
export function startCountsWriter(
  { log, database }: Pick<LeadsServices, 'log' | 'database'>,
  counter: VisitCounter,
  flushMs = FLUSH_MS,
) {
  let cleanedDay: string | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const counts = counter.drain()
    if (counts.length === 0) return
    try {
      await addCounts(database.db, counts)
    } catch (error) {
      for (const { cell, amount } of counts) counter.add(cell, amount)
      log.error(
        { code: getErrorCode(error) },
        'Counts of visits could not be stored; they are kept. Check the database.',
      )
      return
    }
    const today = getToday()
    if (cleanedDay === today) return
    cleanedDay = today
    await deleteOldCounts(database.db, today).catch((error: unknown) =>
      log.error({ code: getErrorCode(error) }, 'Old counts of visits could not be deleted. Check the database.'),
    )
  }

  const flush = (): Promise<void> => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    flush,
    /** Stores what was counted last. */
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
