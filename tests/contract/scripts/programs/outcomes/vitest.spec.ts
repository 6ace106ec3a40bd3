// Run by a test of the reporter: one test of each outcome.
import { describe, expect, it } from 'vitest'

let tries = 0

describe('sums', () => {
  it('add up', () => expect(1 + 1).toBe(2))
  it('fail', () => expect(1 + 1).toBe(3))
  it('are flaky', { retry: 1 }, () => expect((tries += 1)).toBe(2))
  it('are skipped', ({ skip }) => {
    skip('no abacus')
    expect(1 + 1).toBe(3)
  })
})
