import { mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import type { Settings } from '#lib/env.ts'
import { releaseLeases } from './outbox.ts'
import type { LeadsDatabase } from './schema.ts'

type Engine = 'sqlite' | 'postgresql'

export interface LeadsStore {
  db: Kysely<LeadsDatabase>
  /** Said here, since Next bundles several copies of Kysely: an object of one is no instance of another's classes. */
  engine: Engine
  /** Set when the store is PostgreSQL, for rate limits that instances share. */
  pool?: Pool
  /** Opens a view of the store as it is now, for reads that take long. It holds a connection until it is closed. */
  openSnapshot(): Promise<Snapshot>
  /** Returns the time of the database's clock, so that instances agree on leases and due times. */
  now: () => Date
  close(): Promise<void>
}

interface Snapshot {
  db: Kysely<LeadsDatabase>
  close: () => Promise<void>
}

/** Opens a snapshot in a transaction of one of the database's own connections. */
export async function openPostgresSnapshot(db: Kysely<LeadsDatabase>): Promise<Snapshot> {
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

type StoreSettings = Pick<Settings, 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_URL'>>

async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const createMigration = (...statements: readonly string[]): Migration => ({
  up: (db: Kysely<unknown>) => runStatements(db, statements),
})

/**
 * Indexes the trigrams of `leads.search_text`. `lead_numbers` has the numbers that FTS5 needs, since a backup may change
 * those of `leads`. With `secure-delete` the index holds nothing of a deleted lead.
 */
const SQLITE_SEARCH = [
  `create table lead_numbers (
    number integer primary key, lead_id text not null unique references leads (id) on delete cascade
  )`,
  'insert into lead_numbers (lead_id) select id from leads',
  `create virtual table leads_search using fts5(search_text, content = '', tokenize = 'trigram')`,
  `insert into leads_search (leads_search, rank) values ('secure-delete', 1)`,
  `insert into leads_search (rowid, search_text)
    select number, search_text from lead_numbers join leads on leads.id = lead_id order by number`,
  `create trigger leads_search_insert after insert on leads begin
    insert into lead_numbers (lead_id) values (new.id);
    insert into leads_search (rowid, search_text)
      select number, new.search_text from lead_numbers where lead_id = new.id;
  end`,
  `create trigger leads_search_update after update of search_text on leads when old.search_text <> new.search_text begin
    insert into leads_search (leads_search, rowid, search_text)
      select 'delete', number, old.search_text from lead_numbers where lead_id = old.id;
    insert into leads_search (rowid, search_text)
      select number, new.search_text from lead_numbers where lead_id = new.id;
  end`,
  `create trigger leads_search_delete before delete on leads begin
    insert into leads_search (leads_search, rowid, search_text)
      select 'delete', number, old.search_text from lead_numbers where lead_id = old.id;
  end`,
]

/** Where the database has no trigrams or does not allow them, a search reads all leads. */
const POSTGRES_SEARCH = [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index leads_search on leads using gin (search_text gin_trgm_ops) with (fastupdate = off);
  exception when others then
    raise notice 'There is no index for the search of leads: %', sqlerrm;
  end $$`,
]

/**
 * Numbers of visits, which hold nothing of a visitor. A row of `counts` is small, as each day has many.
 *
 * @param storage how SQLite stores a table by its key alone
 */
const createCountTables = (storage: string) => [
  `create table count_cells (
    id bigint primary key, event text not null, page text not null, language text not null, variant text not null,
    partner text not null, source text not null, medium text not null, campaign text not null
  )`,
  `create table counts (
    day integer not null, cell_id bigint not null, amount integer not null, primary key (day, cell_id)
  )${storage}`,
]

/** Migrations for SQLite and PostgreSQL. A released migration is never edited; a change is a new entry. */
const createMigrations = (engine: Engine): Record<string, Migration> => ({
  '0001_leads_and_outbox': createMigration(
    `create table leads (
      id text primary key, form text not null, email_key text not null, email text not null, name text, company text,
      leads_per_month text, lender_type text, business_type text, status text not null, source_page text not null,
      source_home text not null, consent_version text not null, locale text not null, search_text text not null,
      submissions integer not null, created_at text not null, updated_at text not null,
      constraint leads_form_email unique (form, email_key)
    )`,
    'create index leads_newest on leads (created_at, id)',
    `create table deliveries (
      id text primary key, lead_id text not null references leads (id) on delete cascade, channel text not null,
      state text not null, attempts integer not null, next_attempt_at text not null, lease_until text,
      lease_owner text, last_error text, created_at text not null, delivered_at text
    )`,
    'create index deliveries_due on deliveries (state, next_attempt_at)',
    'create index deliveries_lead on deliveries (lead_id, channel)',
    'create table suppressions (email_digest text primary key, created_at text not null)',
    // The table of rate-limiter-flexible on PostgreSQL; with SQLite there is one process, which counts in memory.
    'create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  ),
  '0002_calculator_figures': createMigration('alter table leads add column calculator text'),
  '0003_consents': createMigration(
    `create table consents (
      email_digest text not null, form text not null, consent_version text not null, locale text not null,
      source_page text not null, created_at text not null
    )`,
    'drop index leads_newest',
    'create index leads_newest on leads (updated_at, id)',
  ),
  '0004_consents_by_address': createMigration('create index consents_address on consents (email_digest, created_at)'),
  '0005_indexes_of_large_stores': createMigration(
    'drop index deliveries_due',
    // Holds only what waits, so a claim reads as much as it takes.
    `create index deliveries_due on deliveries (channel, next_attempt_at) where state = 'pending'`,
    'drop index deliveries_lead',
    'create index deliveries_lead on deliveries (lead_id, state)',
    // Holds all that the counts of the outbox and the filter by state read.
    'create index deliveries_state on deliveries (state, channel, created_at, lead_id)',
    'create index leads_status on leads (status, updated_at, id)',
    'create index leads_form on leads (form, updated_at, id)',
  ),
  '0006_search_index': createMigration(...(engine === 'sqlite' ? SQLITE_SEARCH : POSTGRES_SEARCH)),
  '0007_counts': createMigration(...createCountTables(engine === 'sqlite' ? ' without rowid' : '')),
  '0008_where_leads_come_from': createMigration(
    ...['landing_variant', 'partner', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer_host'].map(
      (column) => `alter table leads add column ${column} text`,
    ),
  ),
  '0009_suspected_requests': createMigration('alter table leads add column suspected_at text'),
  '0010_results_mails_and_links': createMigration(
    'create table sent_mails (id text primary key, claimed_at text not null, sent_at text)',
    `create table results_links (
      id text primary key, key_digest text not null, partner_id text not null, author text not null,
      created_at text not null, expires_at text not null
    )`,
  ),
  '0011_checked_links': createMigration(
    'create table checked_links (url text primary key, checked_at text not null, failures integer not null, failure text)',
  ),
  '0012_answers': createMigration('alter table leads add column answers text'),
  '0013_splits': createMigration(
    `alter table count_cells add column split text not null default ''`,
    'alter table leads add column split text',
  ),
})

/** Migrates the database to the latest schema. Safe to run at every start, also by several instances at once. */
export async function migrate({ db, engine }: Pick<LeadsStore, 'db' | 'engine'>): Promise<void> {
  const migrations = createMigrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error) throw error
}

/** Opens and migrates the leads store: PostgreSQL when a URL is given, else `leads.sqlite` in the data folder. */
export async function openLeadsStore({ DATABASE_URL, DATA_DIR }: StoreSettings): Promise<LeadsStore> {
  const store = DATABASE_URL === undefined ? openSqlite(DATA_DIR) : await openPostgres(DATABASE_URL)
  try {
    await (DATABASE_URL === undefined ? migrate(store) : migratePostgres(DATABASE_URL))
    // One process owns the file, so an existing lease belongs to a killed process.
    if (!store.pool) await releaseLeases(store.db)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

function toBindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A value of type ${typeof value} cannot be bound to an SQLite statement`)
}

/**
 * An acknowledged commit survives a killed process and a power cut: each commit syncs the write-ahead log to disk.
 * Deleted rows are overwritten in the file, since they hold personal data.
 */
function openSqlite(dataFolder: string): LeadsStore {
  mkdirSync(dataFolder, { recursive: true })
  const file = join(dataFolder, 'leads.sqlite')
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
    pragma foreign_keys = on; pragma busy_timeout = 5000`)
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
    now: () => new Date(),
    close: () => db.destroy(),
  }
}

function createKysely(database: DatabaseSync): Kysely<LeadsDatabase> {
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
  return new Kysely<LeadsDatabase>({ dialect })
}

/** Migrates without the limits of other queries: an index of a large table takes longer to build. */
async function migratePostgres(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const { connectionTimeoutMillis } = POSTGRES_LIMITS
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis, keepAlive: true, max: 1 })
  pool.on('error', () => undefined)
  const db = new Kysely<LeadsDatabase>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate({ db, engine: 'postgresql' })
  } finally {
    await db.destroy()
  }
}

async function openPostgres(url: string): Promise<LeadsStore> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, ...POSTGRES_LIMITS, stream: createSocket })
  // A broken connection must not end the process; the next query opens a new one.
  pool.on('error', () => undefined).on('connect', (client) => void client.on('error', () => undefined))
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
    engine: 'postgresql',
    pool,
    openSnapshot: () => openPostgresSnapshot(db),
    now: () => new Date(Date.now() + ahead),
    async close() {
      clearInterval(timer)
      await db.destroy()
    },
  }
}
