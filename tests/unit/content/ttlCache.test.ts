import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as ttlCache from '#lib/content/ttlCache.ts'

let createTtlCache: typeof ttlCache.createTtlCache
let expireTtlCaches: typeof ttlCache.expireTtlCaches

/** Loads the module again under other settings, which are read once. */
async function load(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  ;({ createTtlCache, expireTtlCaches } = await import('#lib/content/ttlCache.ts'))
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // Another test of the process may have left the store paused.
  globalThis.contentCircuitOpenUntil = undefined
  await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('reads once for concurrent calls', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('a')
  const answer = createTtlCache(['redirect'], ask)
  expect(await Promise.all([answer(), answer(), answer()])).toEqual(['a', 'a', 'a'])
  expect(await answer()).toBe('a')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('returns a change within a second where changes are not announced', async () => {
  let now = 'before'
  const answer = createTtlCache(['redirect'], async () => now)
  expect(await answer()).toBe('before')
  now = 'after'
  vi.advanceTimersByTime(999)
  expect(await answer()).toBe('after')
})

it('reads again at once after a published change, also during a read', async () => {
  const gate = Promise.withResolvers<void>()
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('after')
  ask.mockImplementationOnce(() => gate.promise.then(() => 'before'))
  const answer = createTtlCache(['redirect'], ask)
  const asked = answer()
  expireTtlCaches('redirect')
  gate.resolve()
  expect(await asked).toBe('after')
  ask.mockResolvedValue('later')
  expireTtlCaches('redirect')
  expect(await answer()).toBe('later')
})

it('returns the last response while reads fail, and retries every five seconds', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('a').mockRejectedValue(new Error('away'))
  const answer = createTtlCache(['redirect'], ask)
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
  expect(await createTtlCache(['redirect'], () => Promise.reject(new Error('away')))()).toBeUndefined()
})

it.each([
  [true, [10_000, 1500]],
  [false, [1500, 1500]],
])('waits longer for the first response only, where isPatient is %s', async (isPatient, limits) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const answer = createTtlCache(['redirect'], async () => 'a', { isPatient })
  await answer()
  expireTtlCaches('redirect')
  await answer()
  expect(timeout.mock.calls.flat()).toEqual(limits)
  timeout.mockRestore()
})

it('asks for the first response again after a second, also while the store is not queried for pages', async () => {
  globalThis.contentCircuitOpenUntil = performance.now() + 3000
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('a')
  const answer = createTtlCache(['redirect'], ask, { isPatient: true })
  expect(await answer()).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(await answer()).toBe('a')
})

const IN_CLOUD = {
  SANITY_PROJECT_ID: 'a1b2c3d4',
  SANITY_API_READ_TOKEN: 'token',
  SANITY_REVALIDATE_SECRET: 'a secret to share',
}
const DAY_MS = 24 * 60 * 60 * 1000

it.each<[string, Record<string, string>, number, number]>([
  ['with the embedded store', {}, DAY_MS, 1],
  ['with PostgreSQL, within a minute', { DATABASE_URL: 'postgres://localhost/leads' }, 59_999, 1],
  ['with PostgreSQL, after a minute', { DATABASE_URL: 'postgres://localhost/leads' }, 60_000, 2],
  ["with Sanity's cloud, within a minute", IN_CLOUD, 59_999, 1],
  ["with Sanity's cloud, after a minute", IN_CLOUD, 60_000, 2],
])('keeps a response behind the front door %s', async (_where, settings, ms, reads) => {
  await load({ FRONT_DOOR: 'true', ...settings })
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('a')
  const answer = createTtlCache(['redirect'], ask)
  await answer()
  vi.advanceTimersByTime(ms)
  await answer()
  expect(ask).toHaveBeenCalledTimes(reads)
})

it('reads again only after a change of its own types', async () => {
  await load({ FRONT_DOOR: 'true' })
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('a')
  const answer = createTtlCache(['legalPolicy', 'policyVersion'], ask)
  await answer()
  expireTtlCaches('redirect')
  await answer()
  expect(ask).toHaveBeenCalledTimes(1)
  expireTtlCaches('policyVersion')
  await answer()
  expect(ask).toHaveBeenCalledTimes(2)
})
