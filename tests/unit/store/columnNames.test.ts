import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { listMigrations } from '#leads/database/migrations.ts'
import { migrate } from '#lib/sqlite.ts'
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
