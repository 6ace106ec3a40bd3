import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '#lib/sqlite.ts'
import { tooLarge } from '../http/errors.ts'

/** Characters per account. The Studio stores a few kilobytes. */
const MAX_PREFERENCES_LENGTH = 512 * 1024

const preferenceRow = z.object({ value: z.string().transform((text): unknown => JSON.parse(text)) }).optional()

/** Stores the Studio's settings per account, such as pane widths and recent searches. */
export function createPreferences(database: DatabaseSync) {
  const sql = database.createTagStore()
  return {
    get: (owner: string, key: string): unknown =>
      preferenceRow.parse(sql.get`select value from preferences where owner = ${owner} and key = ${key}`)?.value ??
      null,
    /** @throws 413 when the settings of the owner exceed the limit */
    set: (owner: string, values: readonly { key: string; value: unknown }[]) =>
      inTransaction(database, () => {
        for (const { key, value } of values)
          sql.run`insert or replace into preferences values (${owner}, ${key}, ${JSON.stringify(value)})`
        const total = sql.get`select sum(length(key) + length(value)) as size from preferences where owner = ${owner}`
        if (Number(total?.size) > MAX_PREFERENCES_LENGTH) throw tooLarge('Your settings of the Studio are full.')
      }),
  }
}
