import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { LeadsDatabase } from './schema.ts'

const createMigration = (...statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/** Migrations for SQLite and PostgreSQL. A released migration is never edited; a change is a new entry. */
const migrations: Record<string, Migration> = {
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
}

/** Migrates the database to the latest schema. Safe to run at every start, also by several instances at once. */
export async function migrate(db: Kysely<LeadsDatabase>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error) throw error
}
