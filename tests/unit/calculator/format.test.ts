import { describe, expect, it, vi } from 'vitest'
import { formatCostChange, formatCount, formatPercent, formatVolume } from '#lib/calculator/format.ts'
import { formatDollars } from '#lib/content/format.ts'
import { translateGroup } from '#lib/i18n/translator.ts'

/** Spaces that break no line, as they are easier to read in a test. */
const spaced = (text: string) => {
  expect(text).not.toMatch(/ \$| %| \d|\d /)
  return text.replaceAll('\u{a0}', ' ')
}

describe('a yearly volume', () => {
  it.each([
    [0, '$0', '0 $'],
    [999, '$999', '999 $'],
    [1000, '$1K', '1 k$'],
    [50_400, '$50K', '50 k$'],
    [999_499, '$999K', '999 k$'],
    [999_500, '$1M', '1 M$'],
    [1_499_999, '$1M', '1 M$'],
    [1_500_000, '$2M', '2 M$'],
    [420_000_000, '$420M', '420 M$'],
  ])('of %d dollars is shown as %s, in French as %s', (volume, english, french) => {
    expect(formatVolume(volume, 'en-CA')).toBe(english)
    expect(spaced(formatVolume(volume, 'fr-CA'))).toBe(french)
  })

  it('is the same in browsers whose French has a space before the symbol', () => {
    const prototype: { format: unknown } = Intl.NumberFormat.prototype
    vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '70\u{a0}M\u{a0}$')
    expect(formatVolume(70_000_000, 'fr-CA')).toBe('70\u{a0}M$')
    vi.restoreAllMocks()
  })
})

describe('a value beside a slider', () => {
  it.each([
    ['is grouped when it is a count', formatCount, 1500, '1,500', '1 500'],
    ['is in whole dollars when it is an amount', formatDollars, 583_000, '$583,000', '583 000 $'],
    ['has its sign when it is a share', formatPercent, 95, '95%', '95 %'],
  ] as const)('%s', (_title, format, value, english, french) => {
    expect(format(value, 'en-CA')).toBe(english)
    expect(spaced(format(value, 'fr-CA'))).toBe(french)
  })
})

describe('the change of acquisition cost', () => {
  it.each([
    [-28, '28% lower', '28 % de moins'],
    [0, 'No change', 'Aucun changement'],
  ])('of %d per cent reads %s, in French %s', (change, english, french) => {
    expect(formatCostChange(change, translateGroup('calculator', 'en-CA'), 'en-CA')).toBe(english)
    expect(formatCostChange(change, translateGroup('calculator', 'fr-CA'), 'fr-CA').replace('\u{a0}', ' ')).toBe(french)
  })
})
