import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const STORE_LOCK = 'store.lock'
export const SITE_LOCK = 'site.lock'

const SQLITE_BUSY = 5

/** Keeps connections referenced: a garbage-collected one would release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file for this process. The system releases the lock when the process ends, even after a crash.
 *
 * @param mode several processes may share a lock; an exclusive one is held by one process alone
 * @param waitMs time to wait for a previous process that is about to exit
 * @returns a function that unlocks it; undefined when another process holds the lock
 */
export function lockFile(file: string, mode: 'exclusive' | 'shared' = 'exclusive', waitMs = 2000) {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    // SQLite holds a shared lock from the first read to the end of the transaction.
    database.exec(mode === 'shared' ? 'begin; select 1 from sqlite_schema' : 'begin exclusive')
    held.add(database)
    return () => {
      held.delete(database)
      database.close()
    }
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
}
