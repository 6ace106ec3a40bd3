import { describe, expect, it } from 'vitest'
import { computeStatuses, findVersionsOn } from '#lib/policies/dates.ts'

const first = { lastUpdated: '2025-09-29' }
const announced = { lastUpdated: '2026-11-20', effectiveDate: '2027-01-01' }
const atOnce = { lastUpdated: '2026-12-01', effectiveDate: '2026-12-01' }

const getStatuses = (versions: (typeof first)[], day: string) => [...computeStatuses(versions, day).values()]

describe('a reader of the versions sees', () => {
  it.each([
    ['the only one applies', [first], '2026-11-21', [{ status: 'current' }]],
    [
      'the earlier one applies until the day of the newer one',
      [announced, first],
      '2026-12-31',
      [{ status: 'coming' }, { status: 'current', until: '2027-01-01' }],
    ],
    [
      'the earlier one no longer applies from that day on',
      [announced, first],
      '2027-01-01',
      [{ status: 'current' }, { status: 'past' }],
    ],
    [
      'a version without that day applies from when it was finished',
      [{ lastUpdated: '2026-11-20', effectiveDate: null }, first],
      '2026-11-20',
      [{ status: 'current' }, { status: 'past' }],
    ],
    [
      'one that applies at once takes the place of one that was still to come',
      [atOnce, announced, first],
      '2027-02-01',
      [{ status: 'current' }, { status: 'past' }, { status: 'past' }],
    ],
    [
      'one that a newer version replaces before its day never applies',
      [{ lastUpdated: '2026-11-21', effectiveDate: '2027-01-01' }, announced, first],
      '2026-11-22',
      [{ status: 'coming' }, { status: 'past' }, { status: 'current', until: '2027-01-01' }],
    ],
  ])('%s', (_what, versions, day, expected) => {
    expect(getStatuses(versions, day)).toEqual(expected)
  })
})

describe('the page of a legal document shows', () => {
  it.each([
    ['the text in force, and announces the next', [announced, first], '2026-12-31', first, announced],
    ['the new text from its day on', [announced, first], '2027-01-01', announced, undefined],
    ['a first text before its day', [announced], '2026-12-31', announced, undefined],
  ])('%s', (_what, versions, day, current, next) => {
    const shown = findVersionsOn(versions, day)
    expect([shown.current, shown.next?.version]).toEqual([current, next])
  })
})

it.each([10, 300])('the statuses of %i versions read each date a fixed number of times', (count) => {
  let reads = 0
  const versions = Array.from({ length: count }, (_, index) => ({
    get lastUpdated() {
      reads += 1
      return `2026-01-${String(28 - (index % 28)).padStart(2, '0')}`
    },
  }))
  computeStatuses(versions, '2026-06-01')
  expect(reads / count).toBeLessThanOrEqual(2)
})
