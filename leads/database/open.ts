import { mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect, type PostgresDialectConfig, SqliteDialect } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import type { Settings } from '#lib/env.ts'
import { releaseLeases } from './outbox.ts'
import { type Engine, migratePostgres, migrateSqlite } from './migrations.ts'
import type { LeadsTables } from './schema.ts'

export interface LeadsDatabase {
  db: Kysely<LeadsTables>
  /** Said here, since Next bundles several copies of Kysely: an object of one is no instance of another's classes. */
  engine: Engine
  /** Set for PostgreSQL, for rate limits that instances share. */
  pool?: Pool
  /** Opens a view of the data as they are now, for reads that take long. It holds a connection until it is closed. */
  openSnapshot(): Promise<Snapshot>
  /** Returns whether the database takes no leads, as after a failover to a replica. */
  isReadOnly: () => Promise<boolean>
  /** Returns the time of the database's clock, so that instances agree on leases and due times. */
  now: () => Date
  close(): Promise<void>
}

interface Snapshot {
  db: Kysely<LeadsTables>
  close: () => Promise<void>
}

/** Opens a snapshot in a transaction, which holds one of the connections. */
export async function openPostgresSnapshot(db: Kysely<LeadsTables>): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  return {
    db: transaction,
    close: async () => {
      if (!transaction.isRolledBack) await transaction.rollback().execute()
    },
  }
}

const CLOCK_INTERVAL_MS = 60_000

// Poolers such as PgBouncer refuse connections with a `statement_timeout`.
const POSTGRES_LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, max: 10 }

/** Longer than a query may take. */
const MAX_SILENCE_MS = 11_000

/** Creates a socket that ends with a connection lost without notice, as in a failover; TCP would wait for 15 minutes. */
function createSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(MAX_SILENCE_MS, () => socket.destroy())
}

type DatabaseSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_URL'>>

/** Opens and migrates the database of the leads: PostgreSQL when a URL is given, else `leads.sqlite` in the data folder. */
export async function openLeadsDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<LeadsDatabase> {
  const database = DATABASE_URL === undefined ? openSqlite(DATA_DIR) : await openPostgres(DATABASE_URL)
  try {
    if (DATABASE_URL !== undefined) await migrateServer(DATABASE_URL)
    // One process owns the file, so an existing lease belongs to a killed process.
    if (!database.pool) await releaseLeases(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function toBindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A value of type ${typeof value} cannot be bound to an SQLite statement`)
}

/**
 * An acknowledged commit survives a killed process and a power cut: each commit syncs the write-ahead log to disk.
 * Deleted rows are overwritten in the file, since they hold personal data.
 */
function openSqlite(dataFolder: string): LeadsDatabase {
  mkdirSync(dataFolder, { recursive: true })
  const file = join(dataFolder, 'leads.sqlite')
  const database = new DatabaseSync(file)
  try {
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
      pragma foreign_keys = on; pragma busy_timeout = 5000`)
    migrateSqlite(database)
  } catch (error) {
    database.close()
    throw error
  }
  const db = createKysely(database)
  return {
    db,
    engine: 'sqlite',
    async openSnapshot() {
      const reader = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
      // The file stays as the first read finds it.
      reader.exec('begin')
      const snapshot = createKysely(reader)
      return { db: snapshot, close: () => snapshot.destroy() }
    },
    // The health check of the data folder finds that.
    isReadOnly: () => Promise.resolve(false),
    now: () => new Date(),
    close: () => db.destroy(),
  }
}

function createKysely(database: DatabaseSync): Kysely<LeadsTables> {
  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = database.prepare(text)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(toBindable)),
          run: (parameters) => statement.run(...parameters.map(toBindable)),
          iterate: (parameters) => statement.iterate(...parameters.map(toBindable)),
        }
      },
    },
  })
  return new Kysely<LeadsTables>({ dialect })
}

/** Creates a pool of connections. A broken one must not end the process; the next query opens a new one. */
async function createPool(url: string, options: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, ...options })
  return pool.on('error', () => undefined).on('connect', (client) => void client.on('error', () => undefined))
}

const createKyselyOn = (pool: PostgresDialectConfig['pool']) =>
  new Kysely<LeadsTables>({ dialect: new PostgresDialect({ pool }) })

/**
 * Limits of the connections of snapshots: each is held while a reader may be slow, so requests have others. None is used
 * again, as one may be lost without notice.
 */
const SNAPSHOT_LIMITS = { ...POSTGRES_LIMITS, keepAlive: true, max: 3, maxUses: 1 }

/** Migrates without the limits of other queries: an index of a large table takes longer to build. */
async function migrateServer(url: string): Promise<void> {
  const { connectionTimeoutMillis } = POSTGRES_LIMITS
  const db = createKyselyOn(await createPool(url, { connectionTimeoutMillis, keepAlive: true, max: 1 }))
  try {
    await migratePostgres(db)
  } finally {
    await db.destroy()
  }
}

/** Encodings that hold any name. With `SQL_ASCII` the database keeps the bytes as they are sent, in UTF-8. */
const ENCODINGS: ReadonlySet<string> = new Set(['UTF8', 'SQL_ASCII'])

async function assertEncoding(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding ?? ''
  if (!ENCODINGS.has(encoding))
    throw new Error(`The database is encoded as ${encoding}, which lacks letters of names. Create it with UTF8.`)
}

async function openPostgres(url: string): Promise<LeadsDatabase> {
  const pool = await createPool(url, {
    ...POSTGRES_LIMITS,
    stream: createSocket,
    // A database may have another default, with which statements that run at the same time fail.
    onConnect: async (client) => void (await client.query(`set default_transaction_isolation = 'read committed'`)),
  })
  const db = createKyselyOn(pool)
  const snapshots = createKyselyOn(() => createPool(url, SNAPSHOT_LIMITS))
  let ahead = 0
  async function adjustClock() {
    // As a number, since the text of a time depends on the database's settings.
    const { rows } = await pool.query<{ now: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    )
    if (rows[0]) ahead = Number(rows[0].now) - Date.now()
  }
  try {
    await assertEncoding(pool)
    await adjustClock()
  } catch (error) {
    await db.destroy()
    throw error
  }
  const timer = setInterval(() => void adjustClock().catch(() => undefined), CLOCK_INTERVAL_MS).unref()
  return {
    db,
    engine: 'postgresql',
    pool,
    openSnapshot: () => openPostgresSnapshot(snapshots),
    async isReadOnly() {
      const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only')
      return rows[0]?.transaction_read_only === 'on'
    },
    now: () => new Date(Date.now() + ahead),
    async close() {
      clearInterval(timer)
      await Promise.all([snapshots.destroy(), db.destroy()])
    },
  }
}
