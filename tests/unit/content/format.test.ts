import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatAddress, formatDate, formatNumber, formatShortDollars, withFootnoteMark } from '#lib/content/format.ts'
import { formatDay } from '#lib/content/formatDay.ts'

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
  ['en-CA', 'soon', 'soon'],
  ['fr-CA', '2026-13-01', '2026-13-01'],
])('A day in %s: %s is %s', (locale, date, words) => {
  expect(formatDay(date, locale)).toBe(words)
})

/** The formats of times on pages, in mails and in notices; an underscore is a space that breaks no line. */
const TIME_FORMATS = {
  mail: { dateStyle: 'long', timeStyle: 'short' },
  notice: { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  digits: { dateStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

it.each([
  ['mail', '2026-12-01T12:46:00Z', 'December 1, 2026 at 7:46 a.m.', '1er décembre 2026 à 7_h_46'],
  ['mail', '2026-12-11T22:05:00Z', 'December 11, 2026 at 5:05 p.m.', '11 décembre 2026 à 17_h_05'],
  ['mail', '2026-12-21T05:05:00Z', 'December 21, 2026 at 12:05 a.m.', '21 décembre 2026 à 0_h_05'],
  ['notice', '2026-12-01T06:01:00Z', 'December 1, 2026 at 1:01 a.m. EST', '1er décembre 2026 à 1_h_01 HNE'],
  ['weekday', '2026-12-01T12:46:00Z', 'Tuesday, December 1', 'mardi 1er décembre'],
  ['short', '2026-05-01T12:46:00Z', 'May 1', '1er mai'],
  ['digits', '2026-12-01T12:46:00Z', '2026-12-01', '2026-12-01'],
  ['time', '2026-12-01T12:46:00Z', '7:46 a.m.', '7_h_46'],
] as const)('formats the %s time %s as %s, in French %s', (name, time, english, french) => {
  const options = { ...TIME_FORMATS[name], timeZone: 'America/Toronto' }
  expect(formatDate(time, 'en-CA', options)).toBe(english)
  expect(formatDate(time, 'fr-CA', options).replaceAll('\u{a0}', '_')).toBe(french)
})

it.each([
  [70_000_000, '$70M', '70_M$'],
  [450_000, '$450K', '450_k$'],
  [-1_000_000, '-$1M', '-1_M$'],
  [999, '$999', '999_$'],
])('shortens %d dollars to %s, in French %s', (amount, english, french) => {
  expect(formatShortDollars(amount, 'en-CA')).toBe(english)
  expect(formatShortDollars(amount, 'fr-CA').replaceAll('\u{a0}', '_')).toBe(french)
})

/** Files that format for readers by themselves, each with its reason. */
const OWN_FORMATS = new Map([
  ['lib/content/format.ts', 'the formats'],
  ['lib/i18n/timeZone.ts', 'an ISO day, for code'],
  ['store/studioMail.ts', 'English mails of the store, which does not know the formats of the site'],
  ['components/sections/estimate/Estimate.tsx', 'plain numbers that a field can hold'],
  ['components/sections/estimate/EstimateDetails.tsx', 'a percentage without trailing zeros'],
  ['components/sections/estimate/EstimateTool.tsx', 'plain numbers that a field can hold'],
])

it('formats numbers and dates in one place', () => {
  const files = globSync(
    ['app', 'components', 'leads', 'lib', 'scripts', 'server', 'store', 'studio'].map(
      (folder) => `${folder}/**/*.{ts,tsx}`,
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter(
    (file) =>
      !OWN_FORMATS.has(file) &&
      /Intl\.(?:Number|DateTime)Format\(|\.toLocale\w*String\(/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual([])
})

it.each([
  ['en-CA', '1,500.5'],
  ['fr-CA', '1\u{a0}500,5'],
])('A number in %s is %s', (locale, text) => {
  expect(formatNumber(1500.5, locale)).toBe(text)
})
