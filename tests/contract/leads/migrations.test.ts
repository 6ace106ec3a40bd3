import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { listMigrations, migratePostgres } from '#leads/database/migrations.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { DATABASES, temporaryFolder } from './services.ts'

const NAMES = Object.keys(listMigrations('sqlite'))

/** Creates a data folder whose leads have the first migrations, recorded by name as Kysely does. */
async function createOldFolder(count: number) {
  const folder = await temporaryFolder()
  const database = new DatabaseSync(join(folder, 'leads.sqlite'))
  database.exec(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
    insert into kysely_migration_lock values ('migration_lock', 0)`)
  for (const [name, statements] of Object.entries(listMigrations('sqlite')).slice(0, count)) {
    for (const statement of statements) database.exec(statement)
    database.prepare('insert into kysely_migration values (?, ?)').run(name, '2026-01-01T00:00:00.000Z')
  }
  database.exec(`insert into leads (id, form, email_key, email, name, status, source_page, source_home, consent_version,
      locale, search_text, submissions, created_at, updated_at)
    values ('a', 'demo', 'ann@x.ca', 'Ann@x.ca', 'Ann', 'new', '/', '/', '1', 'en-CA', 'ann', 1, '2026', '2026')`)
  return { folder, database }
}

/** Lists the tables, indexes and triggers of a file, and the number of its migrations. */
function describeFile(folder: string) {
  using database = new DatabaseSync(join(folder, 'leads.sqlite'), { readOnly: true })
  return {
    version: database.prepare('pragma user_version').get()?.user_version,
    schema: database.prepare('select name, sql from sqlite_schema order by name').all(),
  }
}

async function openOnce(folder: string) {
  const database = await openLeadsDatabase({ DATA_DIR: folder })
  onTestFinished(() => database.close())
  return database.db
}

async function openAndClose(folder: string) {
  await (await openLeadsDatabase({ DATA_DIR: folder })).close()
}

test.each(NAMES.map((name, index) => ({ name, count: index + 1 })))(
  'leads of a release that ended with $name are kept, in the tables of a new folder',
  async ({ count }) => {
    const { folder, database } = await createOldFolder(count)
    database.close()
    const db = await openOnce(folder)
    expect(await db.selectFrom('leads').selectAll().execute()).toMatchObject([
      { id: 'a', email: 'Ann@x.ca', name: 'Ann', answers: null, split: null },
    ])
    const fresh = await temporaryFolder()
    await openAndClose(fresh)
    expect(describeFile(folder)).toEqual(describeFile(fresh))
  },
)

test('a file is migrated once', async () => {
  const folder = await temporaryFolder()
  await openAndClose(folder)
  const first = describeFile(folder)
  expect(first.version).toBe(NAMES.length)
  await openAndClose(folder)
  expect(describeFile(folder)).toEqual(first)
})

test('a migration that fails half-way changes nothing, and the next start applies it', async () => {
  const { folder, database } = await createOldFolder(2)
  // The third creates a table before it drops this index.
  database.exec('drop index leads_newest')
  const tables = () => database.prepare(`select name from sqlite_schema where name like 'consent%'`).all()
  await expect(openLeadsDatabase({ DATA_DIR: folder })).rejects.toThrow('leads_newest')
  expect(tables()).toEqual([])
  database.exec('create index leads_newest on leads (created_at, id)')
  const db = await openOnce(folder)
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([{ id: 'a' }])
  database.close()
})

test('a file of a newer version is left alone', async () => {
  const folder = await temporaryFolder()
  await openAndClose(folder)
  const database = new DatabaseSync(join(folder, 'leads.sqlite'))
  database.exec('pragma user_version = 9999')
  database.close()
  // Lines of the log have the code alone.
  await expect(openLeadsDatabase({ DATA_DIR: folder })).rejects.toMatchObject({
    message: expect.stringContaining('newer version'),
    code: 'NEWER_VERSION',
  })
})

test.each(DATABASES.filter(({ name }) => name !== 'SQLite'))(
  '$name is migrated once',
  async ({ openDatabase }) => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    const { db } = database
    await db.insertInto('sent_mails').values({ id: 'a', claimed_at: '2026', sent_at: null }).execute()
    await migratePostgres(db)
    expect(await db.selectFrom('sent_mails').select('id').execute()).toEqual([{ id: 'a' }])
  },
  // A server may take longer to start than a test may.
  120_000,
)
