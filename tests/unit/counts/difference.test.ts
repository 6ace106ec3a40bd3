import { expect, it } from 'vitest'
import { computeDifference } from '#lib/counts/difference.ts'

/** Table II of Newcombe (1998), method 10: a of m against b of n. */
it.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('the difference between %i of %i and %i of %i has the published interval', (a, m, b, n, low, high) => {
  const found = computeDifference({ successes: b, trials: n }, { successes: a, trials: m })
  expect(found?.difference).toBeCloseTo(a / m - b / n, 12)
  expect(found?.low).toBeCloseTo(low, 4)
  expect(found?.high).toBeCloseTo(high, 4)
})

it('a difference changes its sign with the order', () => {
  const [one, other] = [
    { successes: 12, trials: 400 },
    { successes: 30, trials: 380 },
  ]
  const [forth, back] = [computeDifference(one, other), computeDifference(other, one)]
  expect(forth?.low).toBeCloseTo(-(back?.high ?? 0), 12)
  expect(forth?.high).toBeCloseTo(-(back?.low ?? 0), 12)
})

it('there is no difference without trials', () => {
  expect(computeDifference({ successes: 0, trials: 0 }, { successes: 1, trials: 5 })).toBeUndefined()
})
