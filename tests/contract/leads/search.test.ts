import { describe, expect, onTestFinished, test } from 'vitest'
import { leadFilterSchema } from '#leads/staff/leadQueries.ts'
import { listLeads } from '#leads/staff/listing.ts'
import { saveLead } from '#leads/database/leads.ts'
import { createInput } from './outbox.ts'
import { DATABASES } from './services.ts'

describe.each(DATABASES)('A search for leads on $name', ({ openDatabase }) => {
  test.each([
    ['words in another order', 'nord TREMBLAY', ['ann']],
    ['words of several fields, one of them short', 'du tremblay ann@', ['ann']],
    ['an address as mail programs show it', '"Ann Tremblay" <ann@lender.example>,', ['ann']],
    ['a name with an apostrophe after the company', "broker o'neil", ['ben']],
    ['words of different leads', 'tremblay broker', []],
    ['part of a word', 'rembla', ['ann']],
    ['nothing but marks', '<>', ['ann', 'ben']],
  ])('by %s finds who has all of them', async (_what, search, found) => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    const now = new Date('2026-03-01T12:00:00Z')
    await saveLead(database.db, createInput(), [], new Date(now.getTime() + 1))
    const ben = { email: 'ben@broker.example', name: 'Ben O’Neil', company: 'The Broker' }
    await saveLead(database.db, createInput(ben), [], now)
    const page = await listLeads(database, leadFilterSchema.parse({ search }))
    expect(page.leads.map(({ email }) => email.split('@')[0])).toEqual(found)
    expect(page.total).toBe(found.length)
  })
})
