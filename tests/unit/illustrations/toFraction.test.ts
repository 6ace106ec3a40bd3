import { expect, test } from 'vitest'
import { toFraction } from '#components/illustrations/Gauge.tsx'

test.each([
  { value: 612_400, low: 450_000, high: 700_000, expected: 0.6496 },
  { value: 1, low: 2, high: 3, expected: 0 },
  { value: 9, low: 2, high: 3, expected: 1 },
  { value: 2, low: 2, high: 2, expected: 0 },
])('$value is at $expected between $low and $high', ({ value, low, high, expected }) => {
  expect(toFraction(value, low, high)).toBeCloseTo(expected)
})
