import { expect, it } from 'vitest'
import { formatExpiry } from '#lib/shares/share.ts'

it.each([
  ['en-CA', 'November 30, 2026 at 11:30 p.m. EST'],
  ['fr-CA', '30 novembre 2026 à 23 h 30 HNE'],
])('a link expires in the company’s time zone in %s', (locale, text) => {
  expect(formatExpiry('2026-12-01T04:30:00Z', locale).replaceAll(/[\u{a0}\u{202f}]/gu, ' ')).toBe(text)
})
