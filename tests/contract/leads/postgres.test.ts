import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addCounts } from '#leads/counts/counts.ts'
import { saveLead } from '#leads/database/leads.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { leadFilterSchema } from '#leads/staff/leadQueries.ts'
import { listLeads } from '#leads/staff/listing.ts'
import { hasPostgres, startPostgres } from '#tests/support/postgres.ts'
import { HOME_CELL } from '#tests/support/homeCell.ts'
import { createInput } from './outbox.ts'

/** The server is stopped while connections end. */
function createPool(url: string): Pool {
  const pool = new Pool({ connectionString: url })
  return pool.on('error', () => undefined).on('connect', (client) => void client.on('error', () => undefined))
}

/** Of Kysely's migrator, which migrated earlier releases. */
const FORMER_LOCK = '3853314791062309107'

// PGlite has one database, whose settings are its own.
describe.runIf(hasPostgres)('The leads on a PostgreSQL server', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let admin: Pool
  beforeAll(async () => {
    postgres = await startPostgres()
    admin = createPool(postgres.url)
  })
  afterAll(async () => {
    await admin.end()
    await postgres.close()
  })

  let created = 0
  /** Creates a database. @param settings such as `datestyle = 'German'` */
  async function createDatabase({ options = '', settings = [] }: { options?: string; settings?: string[] } = {}) {
    created += 1
    const name = `leads${created}`
    await admin.query(`create database ${name} ${options}`)
    for (const setting of settings) await admin.query(`alter database ${name} set ${setting}`)
    const url = new URL(postgres.url)
    url.pathname = name
    return url.href
  }

  async function openPool(url: string) {
    const pool = createPool(url)
    onTestFinished(() => pool.end())
    return pool
  }

  async function open(url: string) {
    const database = await openLeadsDatabase({ DATABASE_URL: url, DATA_DIR: '' })
    onTestFinished(() => database.close())
    return database
  }

  test('are opened by several instances at once, whatever time a user may wait', async () => {
    const url = await createDatabase({ settings: [`lock_timeout = '1ms'`] })
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(url)))
    await Promise.all(
      databases.map(({ db, now }, index) => saveLead(db, createInput({ email: `${index}@x.ca` }), [], now())),
    )
    const [database] = databases
    expect((database && (await listLeads(database, leadFilterSchema.parse({}))))?.total).toBe(4)
  })

  test('are opened while a pooler has a connection with the lock of a migration', async () => {
    const url = await createDatabase()
    const pooler = await openPool(url)
    await pooler.query(`select pg_advisory_lock(${FORMER_LOCK})`)
    await open(url)
    const { rows } = await pooler.query(`select count(*)::int from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and datname = current_database()`)
    expect(rows).toEqual([{ count: 1 }])
  })

  test('are left alone in a database of a newer version', async () => {
    const url = await createDatabase()
    await open(url)
    await (await openPool(url)).query(`insert into kysely_migration values ('9999_of_the_future', '2026')`)
    await expect(open(url)).rejects.toMatchObject({ code: 'NEWER_VERSION' })
  })

  test('are kept in the schema of the URL, beside one with tables of the same names', async () => {
    const url = await createDatabase()
    await open(url)
    await (await openPool(url)).query('create schema staging')
    const { db, now } = await open(`${url}?options=-c%20search_path%3Dstaging`)
    await saveLead(db, createInput({}), [], now())
    const { rows } = await (
      await openPool(url)
    ).query('select (select count(*)::int from leads), (select count(*)::int from staging.leads) as staging')
    expect(rows).toEqual([{ count: 0, staging: 1 }])
  })

  test('are exported by connections that no request waits for', async () => {
    const database = await open(await createDatabase())
    const snapshots = await Promise.all(Array.from({ length: 3 }, () => database.openSnapshot()))
    for (const { close } of snapshots) onTestFinished(close)
    expect(database.pool?.totalCount).toBe(database.pool?.idleCount)
  })

  test('are known not to be stored while the database is read-only', async () => {
    const url = await createDatabase()
    expect(await (await open(url)).isReadOnly()).toBe(false)
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
    const { db, isReadOnly, now } = await open(url)
    expect(await isReadOnly()).toBe(true)
    await expect(saveLead(db, createInput({}), [], now())).rejects.toThrow('read-only')
  })

  test('are refused with the reason where the encoding lacks letters of names', async () => {
    const url = await createDatabase({ options: `encoding 'LATIN1' locale 'C' template template0` })
    await expect(open(url)).rejects.toThrow('LATIN1')
  })

  test.each([
    { setting: `datestyle = 'German, DMY'` },
    { setting: `timezone = 'Asia/Kathmandu'` },
    { setting: 'standard_conforming_strings = off' },
    { setting: `default_transaction_isolation = 'serializable'` },
  ])('are stored and found with $setting', async ({ setting }) => {
    const database = await open(await createDatabase({ settings: [setting] }))
    const { db, now } = database
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(60_000)
    await Promise.all([
      ...Array.from({ length: 8 }, () =>
        saveLead(db, createInput({ email: 'ann@x.ca', name: '100 % Zoë' }), ['webhook'], now()),
      ),
      ...Array.from({ length: 8 }, () => addCounts(db, [{ cell: HOME_CELL, amount: 1 }])),
    ])
    const { leads } = await listLeads(database, leadFilterSchema.parse({ search: '100 % z' }))
    expect(leads).toMatchObject([{ email: 'ann@x.ca', submissions: 8 }])
    expect(await db.selectFrom('counts').select('amount').execute()).toEqual([{ amount: 8 }])
  })
})
