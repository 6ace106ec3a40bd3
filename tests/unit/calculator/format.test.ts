import { describe, expect, it } from 'vitest'
import { formatCostChange, formatCount, formatDollars, formatPercent, formatVolume } from '#lib/calculator/format.ts'

describe('a yearly volume', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [1000, '$1K'],
    [50_400, '$50K'],
    [999_499, '$999K'],
    [999_500, '$1M'],
    [1_499_999, '$1M'],
    [1_500_000, '$2M'],
    [420_000_000, '$420M'],
  ])('of %d dollars is shown as %s', (volume, shown) => {
    expect(formatVolume(volume, 'en-CA')).toBe(shown)
  })
})

describe('a value beside a slider', () => {
  it('is grouped when it is a count', () => {
    expect(formatCount(1500, 'en-CA')).toBe('1,500')
  })

  it('is in whole dollars when it is an amount', () => {
    expect(formatDollars(583_000, 'en-CA')).toBe('$583,000')
  })

  it('has its sign when it is a share', () => {
    expect(formatPercent(95, 'en-CA')).toBe('95%')
  })
})

describe('the change of acquisition cost', () => {
  const strings = { percentLower: '{{percent}} lower', noChange: 'No change' }

  it.each([
    [-28, '28% lower'],
    [0, 'No change'],
  ])('of %d per cent reads %s', (change, words) => {
    expect(formatCostChange(change, strings, 'en-CA')).toBe(words)
  })
})
