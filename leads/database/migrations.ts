import { type Kysely, sql } from 'kysely'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, migrate, NewerVersionError } from '#lib/sqlite.ts'
import type { LeadsTables } from './schema.ts'

export type Engine = 'sqlite' | 'postgresql'

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

/**
 * Lists the statements of each migration, by its name, oldest first. A released migration is never edited; a change is a
 * new entry. SQLite counts the applied ones, PostgreSQL has their names.
 */
export const listMigrations = (engine: Engine): Record<string, readonly string[]> => ({
  '0001_leads_and_outbox': [
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
  ],
  '0002_calculator_figures': ['alter table leads add column calculator text'],
  '0003_consents': [
    `create table consents (
      email_digest text not null, form text not null, consent_version text not null, locale text not null,
      source_page text not null, created_at text not null
    )`,
    'drop index leads_newest',
    'create index leads_newest on leads (updated_at, id)',
  ],
  '0004_consents_by_address': ['create index consents_address on consents (email_digest, created_at)'],
  '0005_indexes_of_large_stores': [
    'drop index deliveries_due',
    // Holds only what waits, so a claim reads as much as it takes.
    `create index deliveries_due on deliveries (channel, next_attempt_at) where state = 'pending'`,
    'drop index deliveries_lead',
    'create index deliveries_lead on deliveries (lead_id, state)',
    // Holds all that the counts of the outbox and the filter by state read.
    'create index deliveries_state on deliveries (state, channel, created_at, lead_id)',
    'create index leads_status on leads (status, updated_at, id)',
    'create index leads_form on leads (form, updated_at, id)',
  ],
  '0006_search_index': engine === 'sqlite' ? SQLITE_SEARCH : POSTGRES_SEARCH,
  '0007_counts': createCountTables(engine === 'sqlite' ? ' without rowid' : ''),
  '0008_where_leads_come_from': [
    'landing_variant',
    'partner',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'referrer_host',
  ].map((column) => `alter table leads add column ${column} text`),
  '0009_suspected_requests': ['alter table leads add column suspected_at text'],
  '0010_results_mails_and_links': [
    'create table sent_mails (id text primary key, claimed_at text not null, sent_at text)',
    `create table results_links (
      id text primary key, key_digest text not null, partner_id text not null, author text not null,
      created_at text not null, expires_at text not null
    )`,
  ],
  '0011_checked_links': [
    'create table checked_links (url text primary key, checked_at text not null, failures integer not null, failure text)',
  ],
  '0012_answers': ['alter table leads add column answers text'],
  '0013_splits': [
    `alter table count_cells add column split text not null default ''`,
    'alter table leads add column split text',
  ],
})

/**
 * Migrates an SQLite database as the content store does. Releases before had the names of the applied migrations in a
 * table of Kysely's, whose migrations of SQLite may be left half done.
 */
export function migrateSqlite(database: DatabaseSync): void {
  if (database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get())
    inTransaction(database, () => {
      const { applied } = { ...database.prepare('select count(*) as applied from kysely_migration').get() }
      database.exec(`pragma user_version = ${Number(applied)}; drop table kysely_migration;
        drop table if exists kysely_migration_lock`)
    })
  const steps = Object.values(listMigrations('sqlite'))
  migrate(
    database,
    steps.map((statements) => statements.join(';\n')),
  )
}

/** Lists the migrations that a PostgreSQL database lacks. Other schemas of it may have tables of the same name. */
async function findMissingMigrations(db: Kysely<LeadsTables>) {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  )
  const applied = rows[0]?.exists
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(({ name }) => name)
    : []
  const migrations = listMigrations('postgresql')
  if (applied.some((name) => !(name in migrations))) throw new NewerVersionError()
  return Object.entries(migrations).filter(([name]) => !applied.includes(name))
}

/**
 * Migrates a PostgreSQL database, also while other instances do, and through a pooler that gives each transaction a
 * connection of its own: the lock belongs to the transaction. A lost connection holds it for a minute. Limits of the
 * user's statements do not apply, since an index of a large table takes long.
 */
export async function migratePostgres(db: Kysely<LeadsTables>): Promise<void> {
  if ((await findMissingMigrations(db)).length === 0) return
  const transactions = db.transaction().setIsolationLevel('read committed')
  await transactions.execute(async (transaction) => {
    const limits = { idle_in_transaction_session_timeout: '1min', lock_timeout: '0', statement_timeout: '0' }
    for (const [name, value] of Object.entries(limits))
      await sql`select set_config(${name}, ${value}, true)`.execute(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('migrations of leads'))`.execute(transaction)
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null
    )`.execute(transaction)
    // Another instance may have applied some meanwhile.
    for (const [name, statements] of await findMissingMigrations(transaction)) {
      for (const statement of statements) await sql.raw(statement).execute(transaction)
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(transaction)
    }
  })
}
