import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { leadFilterSchema, readParts } from '#leads/staff/leadQueries.ts'
import { saveLead } from '#leads/database/leads.ts'
import { createInput } from './outbox.ts'
import { DATABASES } from './services.ts'

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
