import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Settings } from '#lib/env.ts'
import { migrate } from './migrations.ts'
import { createNodeSqliteDialect } from './nodeSqlite.ts'
import { releaseLeases } from './outbox.ts'
import type { LeadsDatabase } from './schema.ts'

export interface LeadsStore {
  db: Kysely<LeadsDatabase>
  /** Set when the store is PostgreSQL, for rate limits that instances share. */
  pool?: Pool
  /** Returns the time of the database's clock, so that instances agree on leases and due times. */
  now: () => Date
  close(): Promise<void>
}

const CLOCK_INTERVAL_MS = 60_000

const POSTGRES_LIMITS = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, max: 10 }

type StoreSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_URL'>>

/**
 * Opens the leads store: PostgreSQL when a URL is given, else `leads.sqlite` in the data folder. Both use the same
 * queries and migrations.
 *
 * @throws Error when the database cannot be reached or migrated
 */
export async function openLeadsStore({ DATABASE_URL, DATA_DIR }: StoreSettings): Promise<LeadsStore> {
  const store = DATABASE_URL === undefined ? openSqlite(DATA_DIR) : await openPostgres(DATABASE_URL)
  try {
    await migrate(store.db)
    // One process owns the file, so an existing lease belongs to a killed process.
    if (!store.pool) await releaseLeases(store.db)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

function openSqlite(dataFolder: string): LeadsStore {
  const db = new Kysely<LeadsDatabase>({ dialect: createNodeSqliteDialect(join(dataFolder, 'leads.sqlite')) })
  return { db, now: () => new Date(), close: () => db.destroy() }
}

async function openPostgres(url: string): Promise<LeadsStore> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, ...POSTGRES_LIMITS })
  // A broken idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  const db = new Kysely<LeadsDatabase>({ dialect: new PostgresDialect({ pool }) })
  let ahead = 0
  async function adjustClock() {
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
    if (rows[0]) ahead = rows[0].now.getTime() - Date.now()
  }
  await adjustClock().catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  const timer = setInterval(() => void adjustClock().catch(() => undefined), CLOCK_INTERVAL_MS).unref()
  return {
    db,
    pool,
    now: () => new Date(Date.now() + ahead),
    async close() {
      clearInterval(timer)
      await db.destroy()
    },
  }
}
