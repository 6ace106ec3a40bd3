import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Cell } from '#lib/counts/cell.ts'
import { createVisitCounter, DAILY_LIMITS } from '#lib/counts/counter.ts'
import { addCounts, deleteOldCounts, KEPT_ADDRESS_DAYS } from '#leads/counts/counts.ts'
import { KEPT_DAYS, toDayNumber, toIsoDay } from '#lib/counts/days.ts'
import { startCountsWriter } from '#leads/counts/writer.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import type { LeadsDatabase } from '#leads/database/open.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { DATABASES, temporaryFolder, testServices } from '../leads/services.ts'
import { HOME_CELL } from '#tests/support/homeCell.ts'

const list = async ({ db }: LeadsDatabase) => {
  const rows = await db
    .selectFrom('counts')
    .innerJoin('count_cells', 'count_cells.id', 'counts.cell_id')
    .select(['day', 'event', 'page', 'source', 'amount'])
    .orderBy('day')
    .orderBy('page')
    .execute()
  return rows.map(({ day, event, page, source, amount }) => `${toIsoDay(day)} ${event} ${page} ${source} ${amount}`)
}

describe.each(DATABASES)('counts in $name', ({ openDatabase }) => {
  test('are added to those of other instances', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    const news = { ...HOME_CELL, source: 'news' }
    for (let instance = 0; instance < 3; instance += 1)
      await addCounts(database.db, [
        { cell: HOME_CELL, amount: 2 },
        { cell: { ...HOME_CELL, day: '2026-11-02' }, amount: 1 },
        { cell: { ...news, page: 'support' }, amount: 1 },
      ])
    expect(await list(database)).toEqual([
      '2026-11-01 shown home  6',
      '2026-11-01 shown support news 3',
      '2026-11-02 shown home  3',
    ])
  })

  test('are deleted when they are too old, addresses first', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    const today = toDayNumber('2026-11-30')
    const address: Cell = { ...HOME_CELL, event: 'not-found', page: '/old' }
    for (const age of [0, KEPT_ADDRESS_DAYS, KEPT_ADDRESS_DAYS + 1, KEPT_DAYS, KEPT_DAYS + 1])
      for (const cell of [HOME_CELL, address])
        await addCounts(database.db, [{ cell: { ...cell, day: toIsoDay(today - age) }, amount: 1 }])
    await deleteOldCounts(database.db, '2026-11-30')
    const ages = (await list(database)).map((line) => {
      const [day = '', , page] = line.split(' ')
      return `${page} ${today - toDayNumber(day)}`
    })
    expect(ages.sort()).toEqual(['/old 0', '/old 35', 'home 0', 'home 35', 'home 36', 'home 400'])
  })
})

test('while the database is down, counts wait in memory', async () => {
  const services = await testServices()
  const counter = createVisitCounter()
  const writer = startCountsWriter(
    { ...services, database: { ...services.database, db: await closedDatabase() } },
    counter,
  )
  onTestFinished(() => writer.stop())
  counter.add(HOME_CELL, 3)
  await writer.flush()
  expect(services.logged()).toContain('could not be stored')
  const other = startCountsWriter(services, counter)
  await other.stop()
  expect(await list(services.database)).toEqual(['2026-11-01 shown home  3'])
})

async function closedDatabase() {
  const database = await openLeadsDatabase({ DATA_DIR: await temporaryFolder() })
  await database.close()
  return database.db
}

test('a year of the most cells that a day may have takes less than 50 MB', async () => {
  const folder = await temporaryFolder()
  const database = await openLeadsDatabase({ DATA_DIR: folder })
  const { db } = database
  const file = join(folder, 'leads.sqlite')
  const empty = statSync(file).size
  const DAYS = 4
  const today = toDayNumber(getToday())
  for (let day = 0; day < DAYS; day += 1)
    await addCounts(
      db,
      Array.from({ length: DAILY_LIMITS.cells }, (_, number) => ({
        cell: {
          ...HOME_CELL,
          day: toIsoDay(today - day),
          source: `source-${number}`,
          campaign: `campaign-${number % 12}`,
        },
        // Ten million a year.
        amount: 14,
      })),
    )
  const { cells } = await db
    .selectFrom('count_cells')
    .select((eb) => eb.fn.countAll<number>().as('cells'))
    .executeTakeFirstOrThrow()
  await database.close()
  expect(cells).toBe(DAILY_LIMITS.cells)
  const bytesOfCells = cells * 150
  const bytesOfDay = (statSync(file).size - empty - bytesOfCells) / DAYS
  expect(bytesOfCells + bytesOfDay * KEPT_DAYS).toBeLessThan(50_000_000)
})

test('the operator’s guide names exactly the columns that are stored', async () => {
  const folder = await temporaryFolder()
  const database = await openLeadsDatabase({ DATA_DIR: folder })
  const tables = await database.db.introspection.getTables()
  await database.close()
  const stored = tables
    .filter(({ name }) => name === 'counts' || name === 'count_cells')
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const named = Array.from(guide.matchAll(/^\| `(count\w*\.\w+)`/gm), ([, column = '']) => column)
  expect(named.toSorted()).toEqual(stored.toSorted())
})
