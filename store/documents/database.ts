import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFile, STORE_LOCK } from '#lib/lockFile.ts'
import { type Migration, migrate } from '#lib/sqlite.ts'
import { migrations } from './migrations.ts'

/** Larger databases skip the integrity check, to keep the start short. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024

/** Time to wait for the lock of a starting backup. */
const BUSY_TIMEOUT_MS = 2000

const PAGE_COUNTS = `select freelist_count as free, page_count as pages
  from pragma_freelist_count, pragma_page_count`

/**
 * Locks the data folder, so that only one store writes to it.
 *
 * @returns the function that releases the lock
 * @throws Error when another store holds the lock
 */
export function lockDataFolder(folder: string): () => void {
  try {
    const unlock = lockFile(join(folder, STORE_LOCK))
    if (unlock) return unlock
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be opened: ${String(error)}.`, { cause: error })
  }
  throw new Error(`Another content store is using ${folder}; stop it or set DATA_DIR to another folder.`)
}

/**
 * Opens and migrates a database. Other processes may read it at the same time.
 *
 * @param steps the migrations, oldest first
 * @throws Error when the file is damaged, not a database or of a newer version
 */
export function openDatabase(file: string, steps: readonly Migration[] = migrations): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    requireIntact(database, file)
    if (migrate(database, steps)) shrink(database)
    return database
  } catch (error) {
    database?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database ${file} cannot be opened: ${reason}.`, { cause: error })
  }
}

function requireIntact(database: DatabaseSync, file: string) {
  if (statSync(file).size > MAX_CHECKED_BYTES) return
  const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
  if (verdict !== 'ok') throw new Error(`it is damaged (${String(verdict)}); restore it from a copy`)
}

/** Returns the space that migrations have freed to the disk, when it is more than half of the file. */
function shrink(database: DatabaseSync) {
  const { free, pages } = { ...database.prepare(PAGE_COUNTS).get() }
  if (Number(free) <= Number(pages) / 2) return
  try {
    database.exec('vacuum; pragma wal_checkpoint(truncate)')
  } catch {
    // A full disk or a running backup: the file keeps its size, and its free pages are used again.
  }
}
