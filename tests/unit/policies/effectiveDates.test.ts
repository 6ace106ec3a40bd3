import { expect, it } from 'vitest'
import { computeStatuses, findVersionsOn, withEffectiveDates } from '#lib/policies/dates.ts'

const first = { lastUpdated: '2025-09-29', effectiveDate: null, earlierEffectiveDate: null }
const announced = { lastUpdated: '2026-11-20', effectiveDate: '2026-12-01', earlierEffectiveDate: null }
const next = { lastUpdated: '2026-12-05', effectiveDate: '2026-12-20', earlierEffectiveDate: '2026-12-15' }

const getDays = (versions: ReturnType<typeof withEffectiveDates>) => versions.map(({ effectiveDate }) => effectiveDate)

it('a text that was put off applies from the later day', () => {
  expect(getDays(withEffectiveDates([announced, first], '2026-12-15'))).toEqual(['2026-12-15', null])
})

it('a text that was put off keeps the later day when the next one is published', () => {
  const versions = withEffectiveDates([next, announced, first], '2026-12-20')
  expect(getDays(versions)).toEqual(['2026-12-20', '2026-12-15', null])
  expect([...computeStatuses(versions, '2026-12-06').values()]).toEqual([
    { status: 'coming' },
    { status: 'coming' },
    { status: 'current', until: '2026-12-15' },
  ])
})

it.each(['2026-12-01', '2026-12-20'])(
  'a text that was corrected before its day never applies, also when the corrected one applies from %s',
  (day) => {
    const corrected = { lastUpdated: '2026-11-21', effectiveDate: '2026-12-01', earlierEffectiveDate: null }
    const versions = withEffectiveDates([corrected, announced, first], day)
    expect([...computeStatuses(versions, '2026-11-22').values()]).toEqual([
      { status: 'coming' },
      { status: 'replaced' },
      { status: 'current', until: day },
    ])
    expect(findVersionsOn(versions, '2026-11-22').next?.version).toBe(versions[0])
    expect(findVersionsOn(versions, day).current).toBe(versions[0])
  },
)

it('a text that applied before the next one was finished is not marked as replaced', () => {
  const later = { lastUpdated: '2026-12-01', effectiveDate: '2026-12-01', earlierEffectiveDate: null }
  expect(withEffectiveDates([later, announced, first], '2026-12-01').map(({ replaced }) => replaced)).toEqual([
    false,
    false,
    false,
  ])
})
