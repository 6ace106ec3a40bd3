import { describe, expect, test } from 'vitest'
import { firstNumber, share } from '#components/sections/vignette/amounts.ts'

describe('the number an editor wrote is read as the language writes it', () => {
  test.each([
    { text: '$48,200', number: 48_200 },
    { text: '48 200 $', number: 48_200 },
    { text: '48\u202f200 $', number: 48_200 },
    { text: 'Minimum: $36,240', number: 36_240 },
    { text: '1,234,567', number: 1_234_567 },
    { text: 'Five-year fixed, now 4.39%', number: 4.39 },
    { text: 'maintenant 4,39 %', number: 4.39 },
    { text: '−0.25%', number: 0.25 },
    { text: '2 of 3', number: 2 },
    { text: '724\u200b\u200c', number: 724 },
    { text: 'soon', number: undefined },
    { text: null, number: undefined },
  ])('$text is $number', ({ text, number }) => {
    expect(firstNumber(text)).toBe(number)
  })
})

test.each([
  { value: 612_400, low: 450_000, high: 700_000, expected: 0.6496 },
  { value: 1, low: 2, high: 3, expected: 0 },
  { value: 9, low: 2, high: 3, expected: 1 },
  { value: 2, low: 2, high: 2, expected: 0 },
])('$value lies at $expected between $low and $high', ({ value, low, high, expected }) => {
  expect(share(value, low, high)).toBeCloseTo(expected)
})
