import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { LeadsDatabase } from './schema.ts'

/** Migrations for SQLite and PostgreSQL. A released migration is never edited; a change is a new entry. */
const migrations: Record<string, Migration> = {
  '0001_leads_and_outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('company', 'text')
        .addColumn('leads_per_month', 'text')
        .addColumn('lender_type', 'text')
        .addColumn('business_type', 'text')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('source_page', 'text', (column) => column.notNull())
        .addColumn('source_home', 'text', (column) => column.notNull())
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .addColumn('submissions', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('leads_form_email', ['form', 'email_key'])
        .execute()
      await db.schema.createIndex('leads_newest').on('leads').columns(['created_at', 'id']).execute()

      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('lease_until', 'text')
        .addColumn('lease_owner', 'text')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('delivered_at', 'text')
        .execute()
      await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'next_attempt_at']).execute()
      await db.schema.createIndex('deliveries_lead').on('deliveries').columns(['lead_id', 'channel']).execute()

      await db.schema
        .createTable('suppressions')
        .addColumn('email_digest', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()

      // The table of rate-limiter-flexible on PostgreSQL; with SQLite there is one process, which counts in memory.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '0002_calculator_figures': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('calculator', 'text').execute()
    },
  },
}

/** Migrates the database to the latest schema. Safe to run at every start, also by several instances at once. */
export async function migrate(db: Kysely<LeadsDatabase>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw error instanceof Error ? error : new Error('The leads database could not be migrated', { cause: error })
}
