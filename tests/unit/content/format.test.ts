import { expect, it } from 'vitest'
import { formatAddress, formatDay, formatNumber, withFootnoteMark } from '#lib/content/format.ts'

it('A postal address is one sentence, and its postal code stays on one line', () => {
  expect(formatAddress(['100 Elm Street', 'Montréal, Québec H2X 1Y4', 'Canada'])).toBe(
    '100 Elm Street, Montréal, Québec H2X\u{a0}1Y4, Canada',
  )
})

it.each([
  ['1', 'by 30%¹'],
  ['*', 'by 30%*'],
  [undefined, 'by 30%'],
])('writes the footnote mark %s as characters', (mark, written) => {
  expect(withFootnoteMark('by 30%', mark)).toBe(written)
})

it.each([
  ['en-CA', '2025-09-29', 'September 29, 2025'],
  ['fr-CA', '2025-09-29', '29 septembre 2025'],
  // Canadian French writes the first day of a month as an ordinal.
  ['fr-CA', '2025-10-01', '1er octobre 2025'],
  ['en-CA', '', ''],
])('A day in %s: %s is %s', (locale, date, words) => {
  expect(formatDay(date, locale)).toBe(words)
})

it.each([
  ['en-CA', '1,500.5'],
  ['fr-CA', '1\u{a0}500,5'],
])('A number in %s is %s', (locale, text) => {
  expect(formatNumber(1500.5, locale)).toBe(text)
})
