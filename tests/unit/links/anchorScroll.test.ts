import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollWhenFound } from '#lib/links/scrollWhenFound.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Scrolls on a page where the section appears after a while; returns the moments at which it scrolled, in ms. */
function arrive({ appearsAfter, leavesAfter }: { appearsAfter: number; leavesAfter?: number }) {
  const start = Date.now()
  const scrolled: number[] = []
  const giveUp = scrollWhenFound(
    () => (Date.now() - start >= appearsAfter ? 'section' : null),
    () => scrolled.push(Date.now() - start),
  )
  if (leavesAfter !== undefined) setTimeout(giveUp, leavesAfter)
  vi.advanceTimersByTime(5000)
  return scrolled
}

describe('arriving at an anchor of another page', () => {
  it('scrolls after 100 ms, once', () => {
    expect(arrive({ appearsAfter: 0 })).toEqual([100])
  })

  it('scrolls as soon as a late section is found', () => {
    expect(arrive({ appearsAfter: 450 })).toEqual([500])
  })

  it('still scrolls to a section that comes after one second', () => {
    expect(arrive({ appearsAfter: 1000 })).toEqual([1000])
  })

  it('gives up after one second', () => {
    expect(arrive({ appearsAfter: 1001 })).toEqual([])
  })

  it('does nothing once the visitor has scrolled away', () => {
    expect(arrive({ appearsAfter: 450, leavesAfter: 300 })).toEqual([])
  })
})
