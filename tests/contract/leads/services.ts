import { Writable } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { Pool } from 'pg'
import { onTestFinished } from 'vitest'
import { createVisitCounter } from '#lib/counts/counter.ts'
import { createLimits, DEFAULT_LIMITS } from '#leads/limits.ts'
import type { LimitSettings } from '#leads/limits.ts'
import { createLeadsLog } from '#leads/log.ts'
import type { LeadsServices } from '#leads/services.ts'
import { migratePostgres } from '#leads/database/migrations.ts'
import { openLeadsDatabase, openPostgresSnapshot } from '#leads/database/open.ts'
import type { LeadsDatabase } from '#leads/database/open.ts'
import type { LeadsTables } from '#leads/database/schema.ts'
import { hasPostgres, openSharedPostgres } from '#tests/support/postgres.ts'
import { temporaryFolder as openFolder } from '#tests/support/temporaryFolder.ts'

export const SECRET = 'a secret that only these tests know'
export const SITE_URL = 'https://homie.example'

/** A folder of its own for one test, removed after it. */
export async function temporaryFolder(): Promise<string> {
  const { path, dispose } = await openFolder()
  onTestFinished(dispose)
  return path
}

const EMPTY = 'drop schema public cascade; create schema public'
let pglite: PGlite | undefined

/** PostgreSQL in this process. Starting it takes seconds, so a worker has one, emptied for each test. */
async function openPglite(): Promise<LeadsDatabase> {
  pglite ??= new PGlite()
  await pglite.exec(EMPTY)
  const db = new Kysely<LeadsTables>({ dialect: new PGliteDialect({ pglite }) })
  await migratePostgres(db)
  return {
    db,
    engine: 'postgresql',
    openSnapshot: () => openPostgresSnapshot(db),
    isReadOnly: () => Promise.resolve(false),
    now: () => new Date(),
    close: () => Promise.resolve(),
  }
}

export async function openPostgres(): Promise<LeadsDatabase> {
  const { url: DATABASE_URL } = await openSharedPostgres()
  const pool = new Pool({ connectionString: DATABASE_URL })
  await pool.query(EMPTY)
  await pool.end()
  return openLeadsDatabase({ DATABASE_URL, DATA_DIR: '' })
}

async function openSqlite(): Promise<LeadsDatabase> {
  const folder = await openFolder()
  const database = await openLeadsDatabase({ DATA_DIR: folder.path })
  return {
    ...database,
    async close() {
      await database.close()
      await folder.dispose()
    },
  }
}

/** Empty databases of both kinds. PGlite takes the place of a PostgreSQL server that is not installed. */
export const DATABASES = [
  { name: 'SQLite', openDatabase: openSqlite },
  hasPostgres ? { name: 'PostgreSQL', openDatabase: openPostgres } : { name: 'PGlite', openDatabase: openPglite },
] as const

export interface TestServices extends LeadsServices {
  /** All lines logged so far. */
  logged(): string
}

/**
 * Services on an empty store, closed after the test.
 *
 * @param limits instead of the usual ones
 */
export async function testServices(
  limits: Partial<LimitSettings> = {},
  database?: LeadsDatabase,
): Promise<TestServices> {
  const opened = database ?? (await openSqlite())
  onTestFinished(() => opened.close())
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return {
    database: opened,
    secret: SECRET,
    siteUrl: SITE_URL,
    localUrl: SITE_URL,
    hasWebhook: false,
    sendsMail: false,
    deleteMessages: () => Promise.resolve(),
    consentVersion: (locale) => Promise.resolve(`version 1 of 2025-09-29, ${locale}`),
    findSplitSide: () => Promise.resolve(''),
    findLandingPartner: () => Promise.resolve(undefined),
    limits: createLimits(SECRET, undefined, { ...DEFAULT_LIMITS, ...limits }),
    log: createLeadsLog({ level: 'info', destination }),
    now: () => new Date(),
    visits: createVisitCounter(),
    wake: () => undefined,
    logged: () => lines.join(''),
  }
}
