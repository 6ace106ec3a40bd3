import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFile, STORE_LOCK } from '#lib/lockFile.ts'
import { migrations } from './migrations.ts'

/** Its message is shown to the person who started the program. */
class UnusableDatabase extends Error {}

/** A larger database is read without the check of all its pages, so that a start takes seconds. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024

/** Time to wait for a backup that begins to read. */
const BUSY_TIMEOUT_MS = 2000

/**
 * Locks the data folder, so that one store writes to it.
 *
 * @returns what unlocks it
 * @throws UnusableDatabase when another store holds it
 */
export function lockDataFolder(folder: string): () => void {
  try {
    const unlock = lockFile(join(folder, STORE_LOCK))
    if (unlock) return unlock
  } catch (error) {
    throw new UnusableDatabase(`The data folder ${folder} cannot be opened: ${String(error)}.`)
  }
  throw new UnusableDatabase(`Another content store is using ${folder}; stop it or set DATA_DIR to another folder.`)
}

/**
 * Opens a database. Other processes may read it meanwhile.
 *
 * @param steps the migrations, oldest first
 * @throws UnusableDatabase
 */
export function openDatabase(file: string, steps: readonly string[] = migrations): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    requireSound(database, file)
    migrate(database, file, steps)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof UnusableDatabase) throw error
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
