import { expect, test } from 'vitest'
import { RATE_BEFORE_Y, RATE_Y, getRateMarks } from '#components/sections/features/rateHistory.ts'

const drops = [
  { rate: 4.39, drop: 0.25 },
  { rate: 5.1, drop: 0.5 },
  { rate: 2.04, drop: 0.1 },
]

test.each(drops)('a rate of $rate after a drop of $drop is drawn at the height on its axis', ({ rate, drop }) => {
  const [first, second] = getRateMarks(rate, drop)
  if (!first || !second) throw new Error('The axis has no marks.')
  const perPoint = (second.y - first.y) / (first.rate - second.rate)
  expect(first.y + (first.rate - rate) * perPoint).toBeCloseTo(RATE_Y)
  expect((RATE_Y - RATE_BEFORE_Y) / perPoint).toBeCloseTo(drop)
})

test.each(drops)('the axis of $rate and $drop stays inside the drawing', ({ rate, drop }) => {
  const heights = getRateMarks(rate, drop).map(({ y }) => y)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(30)
  expect(Math.max(...heights)).toBeLessThanOrEqual(200)
})
