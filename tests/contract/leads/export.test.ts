import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { leadFilterSchema, readParts } from '#leads/staff/leadQueries.ts'
import { saveLead } from '#leads/database/leads.ts'
import { createInput, storeLead } from './outbox.ts'
import { leadsApp } from './server.ts'
import { DATABASES, testServices, type TestServices } from './services.ts'

const later = (milliseconds: number) => new Date(Date.UTC(2026, 2, 1) + milliseconds)

describe.each(DATABASES)('The export of leads on $name', ({ name, openDatabase }) => {
  // A server may take longer to start than a test may.
  beforeAll(async () => (await openDatabase()).close(), 60_000)

  async function open() {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    return database
  }

  // PGlite has one connection, which a snapshot holds.
  test.skipIf(name === 'PGlite')('reads all leads in parts, as they were when it started', async () => {
    const database = await open()
    const { db } = database
    for (const number of [1, 2, 3, 4, 5])
      await saveLead(db, createInput({ email: `p${number}@x.ca` }), [], later(number))
    const snapshot = await database.openSnapshot()
    onTestFinished(snapshot.close)
    const parts = []
    for await (const part of readParts(snapshot.db, leadFilterSchema.parse({}), 2)) {
      parts.push(part.map(({ email }) => email[1]))
      await saveLead(db, createInput({ email: 'p1@x.ca' }), [], later(60))
      await saveLead(db, createInput({ email: 'new@x.ca' }), [], later(61))
    }
    expect(parts).toEqual([['5', '4'], ['3', '2'], ['1']])
  })

  test.each([
    { filter: { search: 'p3' }, parts: [[], ['3'], []] },
    { filter: { delivery: 'pending' }, parts: [['5'], [], ['1']] },
  ])('reads what $filter matches in parts of the same stored leads', async ({ filter, parts }) => {
    const { db } = await open()
    for (const number of [1, 2, 3, 4, 5])
      await saveLead(db, createInput({ email: `p${number}@x.ca` }), number % 4 === 1 ? ['webhook'] : [], later(number))
    const read = []
    for await (const part of readParts(db, leadFilterSchema.parse(filter), 2))
      read.push(part.map(({ email }) => email[1]))
    expect(read).toEqual(parts)
  })
})

/** Calls the export as an administrator. */
const callExport = (services: TestServices, method: 'GET' | 'HEAD') =>
  leadsApp(services, () => Promise.resolve({ id: 'p1', email: 'p1@homie.example', roles: ['administrator'] })).fetch(
    new Request('http://localhost/api/leads/export', { method, headers: { authorization: 'Bearer token' } }),
  )

test('An export whose database is lost is logged as ended early', async () => {
  const services = await testServices()
  for (const number of Array(600).keys()) await storeLead(services, { email: `p${number}@x.ca` }, [])
  const snapshot = await services.database.openSnapshot()
  services.database.openSnapshot = () => Promise.resolve({ db: snapshot.db, close: () => Promise.resolve() })
  const reader = (await callExport(services, 'GET')).body?.getReader()
  await reader?.read()
  await snapshot.close()
  await expect(async () => {
    while (!(await reader?.read())?.done);
  }).rejects.toThrow('database is not open')
  expect(services.logged()).toContain('The export of leads ended early')
  expect(services.logged()).not.toContain('Leads exported')
})

test('A request for the headers of an export reads nothing', async () => {
  const services = await testServices()
  services.database.openSnapshot = () => Promise.reject(new Error('A snapshot was opened'))
  const answer = await callExport(services, 'HEAD')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-16'])
  expect(services.logged()).not.toContain('export')
})
