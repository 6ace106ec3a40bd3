import { describe, expect, it } from 'vitest'
import { parseAmount } from '#lib/estimate/fields.ts'

const money = { max: 10_000_000, digits: 2 }
const rate = { max: 25, digits: 3 }

describe('a typed amount', () => {
  it.each([
    ['85000', '85000.00'],
    ['$85,000', '85000.00'],
    ['85 000 $', '85000.00'],
    ['85\u{a0}000,50\u{202f}$', '85000.50'],
    ['85.000', '85000.00'],
    ['85k', '85000.00'],
    ['CA$85,000', '85000.00'],
    ['85,000 CAD', '85000.00'],
    ['85 000 $ CA', '85000.00'],
    ['1,250.5', '1250.50'],
    ['1,250,000', '1250000.00'],
    ['1.250,5', '1250.50'],
    ['85416.667', '85416.67'],
    ['1250.125', '1250.13'],
    ['1250,125', '1250.13'],
    ['1,234.567', '1234.57'],
    ['0.125', '0.13'],
    ['1000.005', '1000.01'],
    ['12.345k', '12345.00'],
    ['1,5k', '1500.00'],
    ['60,', '60.00'],
    ['.5', '0.50'],
    ['８５，０００', '85000.00'],
    ['\u{202a}85,000\u{202c}', '85000.00'],
    ['0', '0.00'],
  ])('reads %s as %s', (text, amount) => {
    expect(parseAmount(text, money)).toEqual({ amount })
  })

  it.each([
    ['4.125', '4.125'],
    ['4,09 %', '4.090'],
  ])('reads the rate %s as %s', (text, amount) => {
    expect(parseAmount(text, rate)).toEqual({ amount })
  })

  it.each([
    ['', 'empty'],
    [' $', 'empty'],
    ['abc', 'notNumber'],
    ['12 months', 'notNumber'],
    ['1e9', 'notNumber'],
    ['.', 'notNumber'],
    ['1.2345', 'notNumber'],
    ['1,2345,678', 'notNumber'],
    ['1,234,56', 'notNumber'],
    ['1,234.567.890', 'notNumber'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['1000000000', 'tooHigh'],
  ] as const)('finds what is wrong with “%s”: %s', (text, problem) => {
    expect(parseAmount(text, money)).toEqual({ problem })
  })
})
