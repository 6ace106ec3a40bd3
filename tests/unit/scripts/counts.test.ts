import { describe, expect, it } from 'vitest'
import { countsOf } from '../../../scripts/check/counts.ts'

describe('counts of a test program', () => {
  it.each([
    [
      'vitest',
      { numPassedTests: 8, numFailedTests: 0, numPendingTests: 0 },
      true,
      { passed: 8, failed: 0, skipped: 0 },
    ],
    [
      'vitest',
      { numPassedTests: 8, numFailedTests: 2, numPendingTests: 3 },
      false,
      { passed: 8, failed: 2, skipped: 3 },
    ],
    [
      'playwright',
      { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } },
      false,
      { passed: 6, failed: 2, skipped: 4 },
    ],
  ] as const)('are those of %s %o', (format, results, ok, counts) => {
    expect(countsOf(format, results, ok)).toEqual(counts)
  })

  it('show a failure of a program whose tests all passed', () => {
    expect(countsOf('vitest', { numPassedTests: 8, numFailedTests: 0, numPendingTests: 0 }, false)).toMatchObject({
      passed: 8,
      failed: 1,
    })
  })

  it('show a failure of a program that told nothing', () => {
    expect(countsOf('playwright', undefined, false)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('do not take a run without tests for a success', () => {
    expect(countsOf('vitest', undefined, true)).toMatchObject({ passed: 0, failed: 1 })
  })
})
