import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenToInstances, notifyInstances } from '#lib/content/instances.ts'
import { eventually } from '#tests/support/eventually.ts'
import { hasPostgres, startPostgres } from '#tests/support/postgres.ts'

const change = { _id: 'faq-free', _type: 'faq' }
const fromElsewhere = JSON.stringify({ ...change, from: 'another instance' })

// PGlite has one connection, so a second one cannot listen.
describe.runIf(hasPostgres)('an instance on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let pool: Pool
  beforeAll(async () => {
    postgres = await startPostgres()
    pool = new Pool({ connectionString: postgres.url })
    pool.on('error', () => undefined)
  })
  afterAll(async () => {
    await pool.end()
    await postgres.close()
  })

  test('receives changes of other instances, also after a restart, and ignores its own', async () => {
    const changes: unknown[] = []
    let connections = 0
    const stop = listenToInstances(postgres.url, {
      onChange: (each) => changes.push(each),
      onConnect: () => (connections += 1),
      onLost: () => undefined,
    })
    await eventually(() => expect(connections).toBe(1))
    await notifyInstances(pool, change)
    // Any user of the database may send one.
    for (const payload of ['not JSON', '', '{"_id":1}', fromElsewhere])
      await pool.query('select pg_notify($1, $2)', ['content_changed', payload])
    await eventually(() => expect(changes).toMatchObject([change]))

    await postgres.stop()
    await expect(notifyInstances(pool, change)).rejects.toThrow(/ECONNREFUSED|terminat|closed/)
    await postgres.start()
    await eventually(() => expect(connections).toBe(2))
    await pool.query('select pg_notify($1, $2)', ['content_changed', fromElsewhere])
    await eventually(() => expect(changes).toHaveLength(2))
    stop()
  })
})
