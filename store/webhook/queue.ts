import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { CommittedTransaction } from '../store/types.ts'
import { LONGEST_BACKOFF } from './backoff.ts'
import { payloadsOf } from './payload.ts'

const delivery = z.object({
  position: z.number(),
  document_id: z.string(),
  body: z.string(),
  attempts: z.number(),
})

export type Delivery = z.infer<typeof delivery>

/**
 * Deliveries that wait in the content database until they are accepted. Times are Unix milliseconds of the machine's
 * clock, which may be set back: a time further ahead than anything is ever put off comes from before that, and is over.
 */
export function deliveryQueue(database: DatabaseSync) {
  const sql = {
    insert: database.prepare('insert into webhook_deliveries (document_id, body, due_at) values (?, ?, 0)'),
    // Only the oldest of each document, so that the site hears of its changes in their order.
    heads: database.prepare(
      `select position, document_id, body, attempts from webhook_deliveries
       where position in (select min(position) from webhook_deliveries group by document_id)
         and due_at not between ? + 1 and ?
       order by position`,
    ),
    nextDue: database.prepare(
      `select min(due_at) as due_at from webhook_deliveries
       where position in (select min(position) from webhook_deliveries group by document_id)
         and due_at between ? + 1 and ?`,
    ),
    accept: database.prepare('delete from webhook_deliveries where position = ?'),
    postpone: database.prepare('update webhook_deliveries set attempts = attempts + 1, due_at = ? where position = ?'),
    hurry: database.prepare('update webhook_deliveries set due_at = 0'),
  }

  /**
   * Writes without waiting for the disk. Lost in a power cut, it costs a second delivery, which is harmless; waiting
   * would hold up the very queries that the site sends when it is told of a change.
   */
  function unhurried(write: () => void) {
    database.exec('pragma synchronous = normal')
    try {
      write()
    } finally {
      database.exec('pragma synchronous = full')
    }
  }

  return {
    /** Runs inside the transaction of the commit it is about. What it adds is due at once. */
    add(transaction: CommittedTransaction) {
      for (const payload of payloadsOf(transaction)) {
        sql.insert.run(payload._id, JSON.stringify(payload))
      }
    },
    due: (now: number): Delivery[] => sql.heads.all(now, now + LONGEST_BACKOFF).map((row) => delivery.parse(row)),
    /** When the next one that waits may be tried, at most the longest distance ahead; null when none waits. */
    nextDue: (now: number) =>
      z.object({ due_at: z.number().nullable() }).parse(sql.nextDue.get(now, now + LONGEST_BACKOFF)).due_at,
    accepted: (position: number) => unhurried(() => sql.accept.run(position)),
    postpone: (position: number, until: number) => unhurried(() => sql.postpone.run(until, position)),
    /** Makes everything due at once: after a restart there is no reason to wait longer. */
    hurry: () => void sql.hurry.run(),
  }
}

export type DeliveryQueue = ReturnType<typeof deliveryQueue>
