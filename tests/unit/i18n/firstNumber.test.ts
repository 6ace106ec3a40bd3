import { describe, expect, test } from 'vitest'
import { findFirstNumber } from '#lib/i18n/firstNumber.ts'

describe('the number an editor wrote is read as the language writes it', () => {
  test.each([
    { text: '$48,200', number: 48_200 },
    { text: '48 200 $', number: 48_200 },
    { text: '48\u202f200 $', number: 48_200 },
    { text: 'Minimum: $36,240', number: 36_240 },
    { text: '1,234,567', number: 1_234_567 },
    { text: '450,000.00', number: 450_000 },
    { text: '450\u00a0000,00\u00a0$', number: 450_000 },
    { text: 'Five-year fixed, now 4.39%', number: 4.39 },
    { text: 'maintenant 4,39 %', number: 4.39 },
    { text: '−0.25%', number: 0.25 },
    { text: '.5', number: 0.5 },
    { text: '$.583', number: 0.583 },
    { text: ',25 %', number: 0.25 },
    { text: '0.955', number: 0.955 },
    { text: '0,3755 %', number: 0.3755 },
    { text: '1.955', number: 1955 },
    { text: '1500.125', number: 1500.125 },
    { text: '450000,25', number: 450_000.25 },
    { text: '450 000.125', number: 450_000.125 },
    { text: '1,234.567', number: 1234.567 },
    { text: '1.234.567', number: 1_234_567 },
    { text: 'Sept.30', number: 30 },
    { text: 'Rates, 4.39%', number: 4.39 },
    { text: '4.39.', number: 4.39 },
    { text: '0.955, …', number: 0.955 },
    { text: '.5,', number: 0.5 },
    { text: '$24,000.50.', number: 24_000.5 },
    { text: 'was 4.64, now 4.39', number: 4.64 },
    { text: '724, then 730', number: 724 },
    { text: '2 of 3', number: 2 },
    { text: '724\u200b\u200c', number: 724 },
    { text: 'soon', number: undefined },
    { text: null, number: undefined },
  ])('$text is $number', ({ text, number }) => {
    expect(findFirstNumber(text)).toBe(number)
  })
})
