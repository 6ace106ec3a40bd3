import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { migrate } from '#lib/sqlite.ts'
import { accountMigrations } from '#store/accounts/migrations.ts'
import { hashSecret } from '#store/accounts/secrets.ts'
import { createSessions } from '#store/accounts/sessions.ts'

const DAY = 24 * 3_600_000

it('a session outlasts a disk that cannot be written', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database, accountMigrations)
  database.exec(`insert into accounts (id, email, name, role, password, created_at)
    values ('u-1', 'ann@example.test', 'Ann', 'editor', '', 0)`)
  let time = Date.parse('2026-11-01T00:00:00Z')
  const sessions = createSessions(
    database,
    () => time,
    () => undefined,
  )
  const key = hashSecret(sessions.exchangeAuthCode(sessions.createAuthCode('u-1')) ?? '')
  time += DAY
  database.exec('pragma query_only = on')

  expect(sessions.getAccount(key)).toBe('u-1')
})
