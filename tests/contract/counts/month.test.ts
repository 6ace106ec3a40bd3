import { expect, test } from 'vitest'
import { isFull } from '#tests/support/full.ts'
import { startCountingServer } from './door.ts'
import { createMonth } from './month.ts'

const VISITS = isFull ? 200_000 : 2_000
const SEED = 20_261_101

test('a month of visits, by people and bots, gives exactly the expected table', { timeout: 600_000 }, async () => {
  const { clock, visit, list } = await startCountingServer()
  const expected = new Map<string, number>()
  const counted: string[] = []
  const takeDay = () => counted.push(...list().map((line) => `${clock.day} ${line}`))
  for (const { day, path, userAgent, counted: lines } of createMonth(VISITS, SEED)) {
    if (day !== clock.day) takeDay()
    clock.day = day
    await visit(path, { 'user-agent': userAgent })
    for (const line of lines) expected.set(`${day} ${line}`, (expected.get(`${day} ${line}`) ?? 0) + 1)
  }
  takeDay()
  const table = [...expected].map(([line, amount]) => `${line}: ${amount}`)
  expect(counted.sort()).toEqual(table.sort())
  expect(new Set(counted.map((line) => line.slice(0, 10))).size).toBe(30)
})
