import { expect, it } from 'vitest'
import { formatAddress, formatDate, formatDay, formatNumber, withFootnoteMark } from '#lib/content/format.ts'

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
  ['fr-CA', '2025-10-12', '12 octobre 2025'],
  ['en-CA', '', ''],
])('A day in %s: %s is %s', (locale, date, words) => {
  expect(formatDay(date, locale)).toBe(words)
})

it.each([
  ['en-CA', 'December 1 at 10:05 a.m.'],
  ['fr-CA', '1er décembre à 10 h 05'],
])('formats a time in %s as %s', (locale, words) => {
  const options = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  expect(formatDate('2026-12-01T10:05:00Z', locale, options).replaceAll(/\s/g, ' ')).toBe(words)
})

it.each([
  ['en-CA', '1,500.5'],
  ['fr-CA', '1\u{a0}500,5'],
])('A number in %s is %s', (locale, text) => {
  expect(formatNumber(1500.5, locale)).toBe(text)
})
