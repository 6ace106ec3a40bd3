import { expect, test } from 'vitest'
import { getLastDays } from '#lib/counts/days.ts'

test.each([
  [1, '2026-03-01', '2026-03-01'],
  [7, '2026-03-01', '2026-02-23'],
  [28, '2026-11-15', '2026-10-19'],
])('the last %i days until %s begin on %s', (days, today, from) => {
  expect(getLastDays(today, days)).toEqual({ from, to: today })
})
