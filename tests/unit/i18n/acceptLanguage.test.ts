import { expect, it } from 'vitest'
import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'

it.each([
  ['en-CA', 'en-CA'],
  ['en-US,en;q=0.9', 'en-CA'],
  ['fr-CA', 'fr-CA'],
  ['FR', 'fr-CA'],
  ['fr-FR,en;q=0.9', 'fr-CA'],
  ['en;q=0.5, fr;q=0.8', 'fr-CA'],
  ['de, fr;q=0.3', 'fr-CA'],
  ['fr;q=0', 'en-CA'],
  ['fra', 'en-CA'],
  ['*', 'en-CA'],
  ['de', 'en-CA'],
  ['', 'en-CA'],
  [null, 'en-CA'],
])('a browser that asks for %s prefers %s', (header, locale) => {
  expect(parsePreferredLocale(header)).toBe(locale)
})
