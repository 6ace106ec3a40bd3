import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'

function toBindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`A value of type ${typeof value} cannot be bound to an SQLite statement`)
}

/** Adapts `node:sqlite` to the interface that kysely's dialect expects. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toBindable)),
        run: (parameters) => statement.run(...parameters.map(toBindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(toBindable)),
      }
    },
  }
}

/**
 * Creates a kysely dialect on `node:sqlite`. An acknowledged commit survives a killed process and a power cut: the
 * write-ahead log is synced to disk on each commit.
 *
 * @param file path of the database file, created with its folder if missing; `:memory:` keeps it in memory
 */
export function createNodeSqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  return new SqliteDialect({ database: toKyselyDatabase(database) })
}
