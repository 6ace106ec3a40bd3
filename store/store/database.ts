import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { migrations } from './migrations.ts'

/** Its message is shown to the person who started the program. */
class UnusableDatabase extends Error {}

const sqliteError = z.object({ errcode: z.number() })
const SQLITE_BUSY = 5

/** A larger database is read without the check of all its pages, so that a start takes seconds. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024

/** How long to wait for a previous process that is about to exit. */
const LOCK_TIMEOUT_MS = 2000

/**
 * Opens a database for this process alone. The system drops the lock when the process ends, so no crash leaves it behind.
 *
 * @param steps the migrations, oldest first
 * @throws UnusableDatabase
 */
export function openDatabase(file: string, steps: readonly string[] = migrations): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS })
    database.exec(`pragma locking_mode = exclusive;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      begin exclusive; commit;`)
    requireSound(database, file)
    migrate(database, file, steps)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof UnusableDatabase) throw error
    if (sqliteError.safeParse(error).data?.errcode === SQLITE_BUSY) {
      throw new UnusableDatabase(`Another content store is using ${file}; stop it or set DATA_DIR to another folder.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableDatabase(`The database ${file} cannot be opened: ${reason}.`)
  }
}

/** Runs work in a transaction, or in the one that is open: all that it writes is kept, or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

function requireSound(database: DatabaseSync, file: string) {
  if (statSync(file).size > MAX_CHECKED_BYTES) return
  const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
  if (verdict !== 'ok') {
    throw new UnusableDatabase(`The database ${file} is damaged (${String(verdict)}); restore it from a copy.`)
  }
}

function migrate(database: DatabaseSync, file: string, steps: readonly string[]) {
  const version = Number(database.prepare('pragma user_version').get()?.user_version)
  if (version > steps.length) {
    throw new UnusableDatabase(`The database ${file} was written by a newer version of this program; update it.`)
  }
  for (const [index, statements] of steps.entries()) {
    if (index < version) continue
    database.exec(`begin; ${statements} pragma user_version = ${index + 1}; commit;`)
  }
}
