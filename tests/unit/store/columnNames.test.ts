import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { listMigrations } from '#leads/database/migrations.ts'
import { migrate } from '#lib/sqlite.ts'
import { createShareTable } from '#rules/shares/table.ts'
import { accountMigrations } from '#store/accounts/migrations.ts'
import { migrations } from '#store/documents/migrations.ts'

it.each([
  { database: 'content', steps: migrations },
  { database: 'accounts', steps: accountMigrations },
  { database: 'leads', steps: Object.values(listMigrations('sqlite')).map((statements) => statements.join(';')) },
])('tables and columns of $database are named in snake case', ({ steps }) => {
  const database = new DatabaseSync(':memory:')
  migrate(database, steps)
  // The store drops this table when it starts (`store/releases/moveSchedules.ts`).
  database.exec('drop table if exists schedules')
  const names = database
    .prepare(
      `select tables.name || '.' || columns.name as name from pragma_table_list as tables
       join pragma_table_info(tables.name) as columns where tables.type = 'table' and tables.name not like 'sqlite_%'`,
    )
    .all()
    .map(({ name }) => String(name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_0-9]+$/.test(name))).toEqual([])
  database.close()
})

it('shares and requests for approval of a release with other names are kept', () => {
  const database = new DatabaseSync(':memory:')
  const renaming = migrations.findIndex((step) => typeof step === 'string' && step.includes('to key_digest'))
  migrate(database, migrations.slice(0, renaming))
  const expiresAt = Date.now() + 1000
  database.exec(`insert into shares values ('s', 'digest', 'a', 'page', '/a', 'u-1', 1, ${expiresAt}, 'r1')`)
  database.exec(`insert into approval_requests values ('drafts.a', 'u-1', 'rev')`)
  migrate(database, migrations)
  expect(createShareTable(database, Date.now).list('a')).toEqual([
    {
      id: 's',
      keyDigest: 'digest',
      documentId: 'a',
      documentType: 'page',
      path: '/a',
      author: 'u-1',
      createdAt: 1,
      expiresAt,
      releaseId: 'r1',
    },
  ])
  expect(database.prepare('select * from approval_requests').all()).toEqual([
    { document_id: 'drafts.a', requester: 'u-1', mailed_revision: 'rev' },
  ])
  database.close()
})
