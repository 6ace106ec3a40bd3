import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTtlCache, expireTtlCaches } from '#lib/content/ttlCache.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // Another test of the process may have left the store paused.
  globalThis.contentCircuitOpenUntil = undefined
})
afterEach(() => {
  vi.useRealTimers()
})

it('reads once for concurrent calls', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('a')
  const answer = createTtlCache(ask)
  expect(await Promise.all([answer(), answer(), answer()])).toEqual(['a', 'a', 'a'])
  expect(await answer()).toBe('a')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('returns a change within a second', async () => {
  let now = 'before'
  const answer = createTtlCache(async () => now)
  expect(await answer()).toBe('before')
  now = 'after'
  vi.advanceTimersByTime(999)
  expect(await answer()).toBe('after')
})

it('reads again at once after a published change, also during a read', async () => {
  const gate = Promise.withResolvers<void>()
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('after')
  ask.mockImplementationOnce(() => gate.promise.then(() => 'before'))
  const answer = createTtlCache(ask)
  const asked = answer()
  expireTtlCaches()
  gate.resolve()
  expect(await asked).toBe('after')
  ask.mockResolvedValue('later')
  expireTtlCaches()
  expect(await answer()).toBe('later')
})

it('returns the last response while reads fail, and retries every five seconds', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('a').mockRejectedValue(new Error('away'))
  const answer = createTtlCache(ask)
  await answer()
  for (let second = 0; second < 4; second++) {
    vi.advanceTimersByTime(1000)
    expect(await answer()).toBe('a')
  }
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockResolvedValue('b')
  vi.advanceTimersByTime(5000)
  expect(await answer()).toBe('b')
})

it('returns undefined when no read ever succeeded', async () => {
  expect(await createTtlCache(() => Promise.reject(new Error('away')))()).toBeUndefined()
})
