import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test, vi } from 'vitest'
import { consumePoints } from '#lib/security/rateLimit.ts'
import { useFakeTime } from '#tests/support/fakeTime.ts'

const open = () => new RateLimiterMemory({ points: 2, duration: 60 })

test('a request beyond the limit waits until the limit ends', async () => {
  useFakeTime()
  const limiter = open()
  const waits = []
  for (let at = 0; at < 3; at += 1) waits.push(await consumePoints(limiter, 'key'))
  expect(waits).toEqual([0, 0, 60])
})

test('a clock that was ahead locks out no one once it is right', async () => {
  useFakeTime()
  const now = Date.now()
  const limiter = open()
  vi.setSystemTime(now + 24 * 3_600_000)
  for (let at = 0; at < 3; at += 1) await consumePoints(limiter, 'key')
  vi.setSystemTime(now)
  const waits = []
  for (let at = 0; at < 3; at += 1) waits.push(await consumePoints(limiter, 'key'))
  expect(waits).toEqual([0, 0, 60])
})

test('more points than the limit has are refused', async () => {
  useFakeTime()
  expect(await consumePoints(open(), 'key', 3)).toBe(60)
})
