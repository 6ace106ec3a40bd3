import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Held in the data folder by the store that writes to it. */
export const STORE_LOCK = 'store.lock'
/** Held in the data folder by the site that runs on it. */
export const SITE_LOCK = 'site.lock'

const SQLITE_BUSY = 5

/** A connection that nothing refers to would be closed, and its lock with it. */
const held = new Set<DatabaseSync>()

/** Time to wait for a previous process that is about to exit. */
const WAIT_MS = 2000

/**
 * Locks a file for this process. The system drops the lock when the process ends, so no crash leaves it behind.
 *
 * @returns what unlocks it; undefined when another process holds it
 */
export function lockFile(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: WAIT_MS })
  try {
    database.exec('begin exclusive')
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
