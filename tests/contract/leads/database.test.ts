import { readFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deletePerson, hashEmail, type LeadInput, saveLead, setLeadStatus } from '#leads/database/leads.ts'
import { isSuppressed, suppress } from '#leads/database/suppressions.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import {
  claim,
  readOutbox,
  listDeliveries,
  scheduleRetry,
  REPEAT_MAIL_AFTER_MS,
  retryDelivery,
  markDone,
} from '#leads/database/outbox.ts'
import { leadFilterSchema } from '#leads/staff/leadQueries.ts'
import { listLeads } from '#leads/staff/listing.ts'
import { hasPostgres } from '#tests/support/postgres.ts'
import { createLimits } from '#leads/limits.ts'
import { findFreePort } from '../../../scripts/site/settings.ts'
import { openPostgres, SECRET, DATABASES, temporaryFolder } from './services.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

function lead(values: Partial<LeadInput> = {}): LeadInput {
  return {
    form: 'demo',
    email: 'Ann@Lender.example',
    name: 'Ann Tremblay',
    company: 'Prêts du Nord',
    leads_per_month: '5000+',
    lender_type: 'private',
    business_type: 'other',
    source_page: '/business',
    source_home: '/business',
    consent_version: '2025-09-29',
    locale: 'en-CA',
    ...values,
  }
}

describe.each(DATABASES)('The leads database on $name', ({ openDatabase }) => {
  // A server may take longer to start than a test may.
  beforeAll(async () => (await openDatabase()).close())

  async function open() {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    return database
  }

  test('stores a lead with its deliveries', async () => {
    const { db } = await open()
    const id = await saveLead(db, lead(), ['visitor-mail', 'team-notice'], now)
    expect(await db.selectFrom('leads').selectAll().execute()).toMatchObject([
      { id, ...lead(), email_key: 'ann@lender.example', status: 'new', submissions: 1, created_at: now.toISOString() },
    ])
    expect(await listDeliveries(db, [id])).toMatchObject([
      { channel: 'team-notice', state: 'pending', attempts: 0 },
      { channel: 'visitor-mail', state: 'pending', attempts: 0 },
    ])
  })

  test('stores nothing when the deliveries cannot be stored', async () => {
    const { db } = await open()
    await db.schema.dropTable('deliveries').execute()
    await expect(saveLead(db, lead(), ['visitor-mail'], now)).rejects.toThrow(/deliveries/)
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([])
  })

  test('updates the record of an address and keeps its status', async () => {
    const { db } = await open()
    const id = await saveLead(db, lead(), [], now)
    await setLeadStatus(db, id, 'contacted')
    expect(await saveLead(db, lead({ email: 'ann@lender.example', company: 'New' }), [], later(1_000))).toBe(id)
    expect(await db.selectFrom('leads').selectAll().execute()).toMatchObject([
      {
        email: 'ann@lender.example',
        company: 'New',
        status: 'contacted',
        submissions: 2,
        created_at: now.toISOString(),
        updated_at: later(1_000).toISOString(),
      },
    ])
  })

  test('opens a closed record again when its address asks again', async () => {
    const { db } = await open()
    await setLeadStatus(db, await saveLead(db, lead(), [], now), 'closed')
    await saveLead(db, lead(), [], later(1_000))
    expect(await db.selectFrom('leads').select('status').execute()).toEqual([{ status: 'new' }])
  })

  test('stores one record for concurrent requests of an address', async () => {
    const { db } = await open()
    await Promise.all(Array.from({ length: 20 }, () => saveLead(db, lead(), ['visitor-mail'], now)))
    const records = await db.selectFrom('leads').select(['id', 'submissions']).execute()
    expect(records).toMatchObject([{ submissions: 20 }])
    const ids = records.map(({ id }) => id)
    expect(await listDeliveries(db, ids)).toHaveLength(1)
  })

  test('keeps the record of each consent when a lead is overwritten and deleted', async () => {
    const { db } = await open()
    await saveLead(db, lead(), [], now)
    const id = await saveLead(db, lead({ locale: 'fr-CA', consent_version: '2026-01-01' }), [], later(1_000))
    await deletePerson(db, id)
    const given = { email_digest: hashEmail('ann@lender.example'), form: 'demo', source_page: '/business' }
    expect(await db.selectFrom('consents').selectAll().orderBy('created_at').execute()).toEqual([
      { ...given, locale: 'en-CA', consent_version: '2025-09-29', created_at: now.toISOString() },
      { ...given, locale: 'fr-CA', consent_version: '2026-01-01', created_at: later(1_000).toISOString() },
    ])
  })

  test('lists the last request first, also a repeated one', async () => {
    const database = await open()
    const { db } = database
    const id = await saveLead(db, lead(), [], now)
    await saveLead(db, lead({ email: 'zoe@lender.example' }), [], later(1_000))
    await saveLead(db, lead(), [], later(2_000))
    const { leads } = await listLeads(database, leadFilterSchema.parse({}))
    expect(leads.map((each) => each.id === id)).toEqual([true, false])
  })

  test('stores one record per form for an address', async () => {
    const database = await open()
    const { db } = database
    await saveLead(db, lead(), [], now)
    await saveLead(db, lead({ form: 'one-pager' }), [], now)
    expect((await listLeads(database, leadFilterSchema.parse({}))).total).toBe(2)
  })

  test('answers a repeated request with a new mail only after ten minutes', async () => {
    const { db } = await open()
    const id = await saveLead(db, lead(), ['visitor-mail'], now)
    const [first] = await claim(db, 'a', 5, 60_000, now, 'visitor-mail')
    await markDone(db, [first?.id ?? ''], 'delivered', now)
    await saveLead(db, lead(), ['visitor-mail'], later(REPEAT_MAIL_AFTER_MS - 1))
    expect(await listDeliveries(db, [id])).toHaveLength(1)
    await saveLead(db, lead(), ['visitor-mail'], later(REPEAT_MAIL_AFTER_MS))
    expect(await listDeliveries(db, [id])).toHaveLength(2)
  })

  test('adds no second delivery to one that waits for its next attempt', async () => {
    const { db } = await open()
    const id = await saveLead(db, lead(), ['visitor-mail', 'team-notice'], now)
    for (const delivery of await claim(db, 'a', 5, 60_000, now, 'visitor-mail'))
      await scheduleRetry(db, delivery, 'DOWN', later(60_000))
    await saveLead(db, lead(), ['visitor-mail', 'team-notice'], later(REPEAT_MAIL_AFTER_MS))
    expect(await listDeliveries(db, [id])).toHaveLength(2)
  })

  test('leases each delivery to one worker only', async () => {
    const { db } = await open()
    for (const number of Array(30).keys()) await saveLead(db, lead({ email: `p${number}@x.ca` }), ['visitor-mail'], now)
    const claims = await Promise.all(
      ['a', 'b', 'c', 'd'].map((owner) => claim(db, owner, 10, 60_000, now, 'visitor-mail')),
    )
    // On PostgreSQL an owner gets fewer where another one was faster; the rest stays to be claimed.
    const rest = await claim(db, 'e', 30, 60_000, now, 'visitor-mail')
    const ids = [...claims.flat(), ...rest].map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    expect(ids).toHaveLength(30)
  })

  test('leases a delivery again once its lease has ended, which the first owner then leaves alone', async () => {
    const { db } = await open()
    await saveLead(db, lead(), ['webhook'], now)
    const [lost] = await claim(db, 'slow', 1, 60_000, now, 'webhook')
    expect(await claim(db, 'next', 1, 60_000, later(59_999), 'webhook')).toHaveLength(0)
    expect(await claim(db, 'next', 1, 60_000, later(60_001), 'webhook')).toMatchObject([
      { attempts: 2, lease_owner: 'next' },
    ])
    if (lost) await scheduleRetry(db, lost, 'TIMEOUT', null)
    expect(await claim(db, 'next', 1, 60_000, later(60_002), 'webhook')).toMatchObject([{ last_error: null }])
  })

  test('never leases a completed delivery, not even after a retry', async () => {
    const { db } = await open()
    await saveLead(db, lead(), ['webhook'], now)
    const [delivery] = await claim(db, 'a', 1, 60_000, now, 'webhook')
    await markDone(db, [delivery?.id ?? ''], 'delivered', now)
    expect(await retryDelivery(db, delivery?.id ?? '', now)).toBe(false)
    expect(await claim(db, 'b', 1, 60_000, later(120_000), 'webhook')).toEqual([])
  })

  test('delays a failed delivery, shows a dead one, and retries it on request', async () => {
    const { db } = await open()
    const id = await saveLead(db, lead(), ['webhook'], now)
    const [first] = await claim(db, 'a', 1, 60_000, now, 'webhook')
    if (!first) throw new Error('nothing was due')
    await scheduleRetry(db, first, 'ECONNREFUSED', later(10_000))
    expect(await claim(db, 'a', 1, 60_000, later(9_999), 'webhook')).toEqual([])
    const [second] = await claim(db, 'a', 1, 60_000, later(10_000), 'webhook')
    if (!second) throw new Error('nothing was due')
    await scheduleRetry(db, second, 'SMTP 550', null)
    expect(await listDeliveries(db, [id])).toMatchObject([{ state: 'dead', last_error: 'SMTP 550', attempts: 2 }])
    expect(await readOutbox(db, now)).toContainEqual({ channel: 'webhook', waiting: 0, oldestSeconds: 0, failed: 1 })
    expect(await retryDelivery(db, first.id, later(20_000))).toBe(true)
    expect(await readOutbox(db, later(20_000))).toContainEqual({
      channel: 'webhook',
      waiting: 1,
      oldestSeconds: 20,
      failed: 0,
    })
    expect(await claim(db, 'a', 1, 60_000, later(20_000), 'webhook')).toMatchObject([{ id: first.id, attempts: 1 }])
  })

  test('remembers unsubscribed addresses, also after the lead is deleted', async () => {
    const { db } = await open()
    const id = await saveLead(db, lead(), ['visitor-mail'], now)
    const later = new Date(now.getTime() + 1)
    await suppress(db, hashEmail('ann@LENDER.example'), later)
    await suppress(db, hashEmail('ann@lender.example'), later)
    expect(await deletePerson(db, id)).toHaveLength(1)
    expect(await listDeliveries(db, [id])).toEqual([])
    expect(await isSuppressed(db, { email: 'Ann@lender.example', form: 'demo' })).toBe(true)
    expect(await isSuppressed(db, { email: 'ben@lender.example', form: 'demo' })).toBe(false)
  })

  test('keeps the first time of an unsubscription until something is asked for again', async () => {
    const { db } = await open()
    const later = (seconds: number) => new Date(now.getTime() + 1000 * seconds)
    const readTimes = () => db.selectFrom('suppressions').select('created_at').execute()
    const digest = hashEmail('ann@lender.example')
    await suppress(db, digest, later(1))
    await suppress(db, digest, later(2))
    expect(await readTimes()).toEqual([{ created_at: later(1).toISOString() }])
    await saveLead(db, lead(), [], later(3))
    await suppress(db, digest, later(4))
    expect(await readTimes()).toEqual([{ created_at: later(4).toISOString() }])
  })

  test.each([
    { query: { search: 'prets' }, found: ['ann'] },
    { query: { search: 'TREMBLAY' }, found: ['ann'] },
    { query: { search: '100%' }, found: ['cat'] },
    { query: { search: '_' }, found: [] },
    { query: { form: 'android-waitlist' }, found: ['dan'] },
    { query: { status: 'contacted' }, found: ['ben'] },
    { query: { delivery: 'pending' }, found: ['ann'] },
    { query: {}, found: ['ann', 'ben', 'cat', 'dan'] },
  ])('finds $found by $query', async ({ query, found }) => {
    const database = await open()
    const { db } = database
    await saveLead(db, lead({ email: 'ann@a.ca' }), ['webhook'], later(4))
    const ben = await saveLead(db, lead({ email: 'ben@a.ca', name: 'Ben', company: 'B' }), [], later(3))
    await setLeadStatus(db, ben, 'contacted')
    await saveLead(db, lead({ email: 'cat@a.ca', name: '100% Cat', company: 'C' }), [], later(2))
    await saveLead(db, lead({ form: 'android-waitlist', email: 'dan@a.ca', name: null, company: null }), [], later(1))
    const page = await listLeads(database, leadFilterSchema.parse(query))
    expect(page.leads.map(({ email }) => email.split('@')[0])).toEqual(found)
    expect(page.total).toBe(found.length)
  })
})

test('the file of a stopped store holds nothing of a deleted person', async () => {
  const DATA_DIR = await temporaryFolder()
  const database = await openLeadsDatabase({ DATA_DIR })
  const id = await saveLead(database.db, lead({ name: 'Ann Forgotten' }), [], now)
  await saveLead(database.db, lead({ email: 'ben@a.ca', name: 'Ben Kept' }), [], now)
  await saveLead(database.db, lead({ email: 'ben@a.ca', name: 'Ben Renamed' }), [], now)
  await deletePerson(database.db, id)
  await sql.raw(`create virtual table temp.trigrams using fts5vocab(main, leads_search, row)`).execute(database.db)
  const trigrams = await sql<{
    term: string
  }>`select term from temp.trigrams where term in ('got', 'kep', 'ren')`.execute(database.db)
  expect(trigrams.rows).toEqual([{ term: 'ren' }])
  await database.close()
  const file = await readFile(join(DATA_DIR, 'leads.sqlite'), 'latin1')
  expect([file.includes('Renamed'), file.includes('Forgotten')]).toEqual([true, false])
})

test.runIf(hasPostgres)('PostgreSQL is used without what poolers refuse: timeouts, prepared statements', async () => {
  const database = await openPostgres()
  onTestFinished(() => database.close())
  await createLimits(SECRET, database.pool).consume('calls', '203.0.113.1')
  const session = await database.pool?.query(
    "select current_setting('statement_timeout'), count(name) from pg_prepared_statements",
  )
  expect(session?.rows).toEqual([{ current_setting: '0', count: '0' }])
  // Without a table of the form that rate-limiter-flexible expects, it would count in memory.
  const counted = await database.pool?.query('select points from rate_limits')
  expect(counted?.rows).toEqual([{ points: 1 }])
})

// A firewall, or a failover to another machine, drops the packets of open connections without ending them.
test.runIf(hasPostgres)(
  'a PostgreSQL connection lost without notice is replaced',
  async () => {
    const direct = await openPostgres()
    onTestFinished(() => direct.close())
    const url = new URL(direct.pool?.options.connectionString ?? '')
    const { hostname, port } = url
    const sockets: Socket[] = []
    const relay = createServer((client) => {
      const server = connect(Number(port), hostname)
      client.pipe(server).pipe(client)
      sockets.push(client, server)
    })
    url.port = String(await findFreePort())
    relay.listen(Number(url.port), hostname)
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    })
    const database = await openLeadsDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
    onTestFinished(() => database.close())

    for (const socket of sockets) socket.unpipe().pause()
    await expect(readOutbox(database.db, now)).rejects.toThrow('Query read timeout')
    await vi.waitFor(() => readOutbox(database.db, now), { timeout: 15_000 })
  },
  60_000,
)
