import { expect, it } from 'vitest'
import { getDeferredEffectiveDate } from '#lib/policies/dates.ts'

it.each([
  ['a later day', { lastUpdated: '2026-11-20', effectiveDate: '2027-01-01' }, '2027-01-01'],
  ['nothing beside the same day', { lastUpdated: '2026-11-20', effectiveDate: '2026-11-20' }, undefined],
  [
    'nothing when it would apply before it was finished',
    { lastUpdated: '2026-11-20', effectiveDate: '2026-11-19' },
    undefined,
  ],
  ['nothing for an earlier version', { lastUpdated: '2026-11-20' }, undefined],
])('a reader sees %s', (_what, dates, day) => {
  expect(getDeferredEffectiveDate(dates)).toBe(day)
})
