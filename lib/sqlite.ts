import type { DatabaseSync } from 'node:sqlite'

/** Statements, or a function for what SQL cannot do. */
export type Migration = string | ((database: DatabaseSync) => void)

/** Runs work in a transaction, or as part of the open one. */
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

/** Thrown for a database that a newer version of the program has written. */
export class NewerVersionError extends Error {
  readonly code = 'NEWER_VERSION'
  constructor() {
    super('it was written by a newer version of this program; update it')
  }
}

/**
 * Applies the migrations that a database lacks, each whole or not at all. `user_version` counts the applied ones.
 *
 * @param steps the migrations, oldest first; a released one is never edited
 * @returns false when it had all of them
 * @throws NewerVersionError
 */
export function migrate(database: DatabaseSync, steps: readonly Migration[]): boolean {
  const readVersion = () => Number(database.prepare('pragma user_version').get()?.user_version)
  const version = readVersion()
  if (version > steps.length) throw new NewerVersionError()
  for (const [index, step] of steps.entries()) {
    if (index < version) continue
    inTransaction(database, () => {
      // Another process may have applied it meanwhile.
      if (readVersion() > index) return
      if (typeof step === 'string') database.exec(step)
      else step(database)
      database.exec(`pragma user_version = ${index + 1}`)
    })
  }
  return version < steps.length
}
