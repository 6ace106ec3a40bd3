// Run by a test of the reporter: one test of each outcome.
import { expect, test } from '@playwright/test'

test.describe('sums', () => {
  test('add up', () => expect(1 + 1).toBe(2))
  test('fail', () => expect(1 + 1).toBe(3))
  test('are flaky', () => expect(test.info().retry).toBe(1))
  test('are skipped', () => test.skip(true, 'no abacus'))
})
