import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { migrations } from './migrations.ts'

/** A database that cannot be used, in one sentence for the person who started the program. */
class UnusableDatabase extends Error {}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const sqliteError = z.object({ errcode: z.number() })
const SQLITE_BUSY = 5

/** How long to wait for a predecessor that is about to exit, in milliseconds. */
const LOCK_PATIENCE = 2000

/**
 * Opens a database of the store, alone: the system holds the lock while this process lives and drops it when it ends,
 * however it ends, so no crash leaves one behind.
 *
 * @param file path of the database; its folder is made when missing
 * @param steps the shapes it has had, oldest first
 * @throws UnusableDatabase when the folder cannot be written, another process has the file, it is damaged, or it was
 *   written by a newer version of this program
 */
export function openDatabase(file: string, steps: readonly string[] = migrations): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: LOCK_PATIENCE })
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
    throw new UnusableDatabase(`The database ${file} cannot be opened: ${reasonOf(error)}.`)
  }
}

function requireSound(database: DatabaseSync, file: string) {
  const { quick_check: verdict } = z
    .object({ quick_check: z.string() })
    .parse(database.prepare('pragma quick_check(1)').get())
  if (verdict !== 'ok') {
    throw new UnusableDatabase(`The database ${file} is damaged (${verdict}); restore it from a copy.`)
  }
}

function migrate(database: DatabaseSync, file: string, steps: readonly string[]) {
  const { user_version: version } = z
    .object({ user_version: z.number() })
    .parse(database.prepare('pragma user_version').get())
  if (version > steps.length) {
    throw new UnusableDatabase(`The database ${file} was written by a newer version of this program; update it.`)
  }
  for (const [index, statements] of steps.entries()) {
    if (index < version) continue
    database.exec(`begin; ${statements} pragma user_version = ${index + 1}; commit;`)
  }
}
