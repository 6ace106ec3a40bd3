import { expect, test } from 'vitest'
import type { Cell } from '#lib/counts/cell.ts'
import { createVisitCounter } from '#lib/counts/counter.ts'
import { HOME_CELL } from '#tests/support/homeCell.ts'

const LIMITS = { cells: 100, campaigns: 2, partners: 2, addresses: 2, landingPages: 2 }

const total = (counts: readonly { amount: number }[]) => counts.reduce((sum, { amount }) => sum + amount, 0)

test('equal visits are one cell, and a drain takes them', () => {
  const counter = createVisitCounter()
  counter.add(HOME_CELL)
  counter.add({ ...HOME_CELL }, 2)
  expect(counter.drain()).toEqual([{ cell: HOME_CELL, amount: 3 }])
  expect(counter.drain()).toEqual([])
})

test.each([
  ['campaigns', (name: string) => ({ ...HOME_CELL, source: name })],
  ['partners', (name: string) => ({ ...HOME_CELL, event: 'shown', page: 'link', partner: name })],
  ['addresses', (name: string) => ({ ...HOME_CELL, event: 'not-found', page: `/${name}` })],
  ['landing pages', (name: string) => ({ ...HOME_CELL, page: `/${name}` })],
] satisfies [string, (name: string) => Cell][])('of %s, a day holds some, and the rest together', (_kind, create) => {
  const counter = createVisitCounter(LIMITS)
  for (let number = 0; number < 50; number += 1) counter.add(create(`made-up-${number}`))
  const counts = counter.drain()
  expect(counts).toHaveLength(3)
  expect(total(counts)).toBe(50)
  expect(JSON.stringify(counts.at(-1))).toContain('"other"')
})

test('the limit of cells holds for a day, however often they are drained', () => {
  const counter = createVisitCounter({ cells: 10, campaigns: 100, partners: 100, addresses: 100, landingPages: 100 })
  const keys = new Set<string>()
  for (let number = 0; number < 50; number += 1) {
    counter.add({ ...HOME_CELL, source: `s${number}` })
    for (const { cell } of counter.drain()) keys.add(cell.source)
  }
  expect(keys.size).toBe(11)
})

test('visits from before midnight that are counted after it keep to the limits of their day', () => {
  const counter = createVisitCounter(LIMITS)
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-01', '2026-11-02'])
    for (const source of ['a', 'b', 'c']) counter.add({ ...HOME_CELL, day, source })
  const sources = counter.drain().map(({ cell }) => `${cell.day} ${cell.source}`)
  expect(sources).toEqual(
    ['2026-11-01', '2026-11-02'].flatMap((day) => ['a', 'b', 'other'].map((source) => `${day} ${source}`)),
  )
})
