import { describe, expect, it, test } from 'vitest'
import { percentile, summary } from '#tests/bench/durations.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  ['the middle of a hundred', hundred, 0.5, 50],
  ['95 of a hundred', hundred, 0.95, 95],
  ['all of a hundred', hundred, 1, 100],
  ['38 of forty', hundred.slice(60), 0.95, 38],
  ['the middle of five', [9, 1, 5, 3, 7], 0.5, 5],
  ['the least', [3, 1, 2], 0, 1],
  ['one alone', [4], 0.99, 4],
])('%s', (_name, figures, share, expected) => {
  expect(percentile(figures, share)).toBe(expected)
})

test('nothing measured is not a number', () => {
  expect(percentile([], 0.5)).toBeNaN()
})

describe('a summary', () => {
  it('is rounded to a tenth and leaves the measurements in their order', () => {
    const durations = [3.147, 1.06, 2]
    expect(summary(durations)).toEqual({ p50: 2, p95: 3.1, max: 3.1 })
    expect(durations).toEqual([3.147, 1.06, 2])
  })
})
