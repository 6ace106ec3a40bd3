import { describe, expect, it } from 'vitest'
import { parseField, formatShort, formatInWords, suggestTime, toField } from '#studio/kit/times.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('the time of a schedule', () => {
  it('is the value of the field in the editor’s time zone', () => {
    expect(toField(parseField('2026-11-23T09:05') ?? new Date(0))).toBe('2026-11-23T09:05')
  })

  it.each(['', '2026-11-23', '2026-13-45T09:00', 'tomorrow'])('is undefined for the value “%s”', (text) => {
    expect(parseField(text)).toBeUndefined()
  })

  it.each([
    ['2026-11-23T08:10', '2026-11-23T09:00'],
    ['2026-11-23T08:45', '2026-11-23T10:00'],
    ['2026-12-31T23:40', '2027-01-01T01:00'],
  ])('is at %s suggested as %s', (now, suggested) => {
    expect(toField(suggestTime(new Date(now)))).toBe(suggested)
  })

  it('is shown with its zone, which changes with the season', () => {
    const told = ['2026-11-23T14:00:00Z', '2026-07-01T13:00:00Z'].map((time) =>
      formatInWords(new Date(time), 'America/Toronto'),
    )
    expect(told.map(plain)).toEqual([
      'Monday, November 23, 2026 at 9:00 a.m. EST',
      'Wednesday, July 1, 2026 at 9:00 a.m. EDT',
    ])
    expect(plain(formatShort(new Date('2026-11-23T14:00:00Z'), 'America/Toronto'))).toBe('Nov 23, 2026, 9:00 a.m.')
  })
})
