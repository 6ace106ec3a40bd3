import { expect, it, vi } from 'vitest'
import { closeCircuit, withCircuitBreaker } from '#lib/content/circuitBreaker.ts'
import { useFakeTime } from '#tests/support/fakeTime.ts'

const refused = () => Promise.reject(new Error('refused'))
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))

it('calls the store again at once after an error', async () => {
  await expect(withCircuitBreaker(refused)).rejects.toThrow('refused')
  expect(await withCircuitBreaker(async () => 'answer')).toBe('answer')
})

it('aborts a call that hangs, and makes no other for a moment', async () => {
  useFakeTime()
  const [call] = await Promise.allSettled([withCircuitBreaker(hanging), vi.advanceTimersByTimeAsync(1500)])
  expect(call).toMatchObject({ status: 'rejected', reason: { message: 'given up' } })
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('answer')
  await expect(withCircuitBreaker(ask)).rejects.toThrow('timed out a moment ago')
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(await withCircuitBreaker(ask)).toBe('answer')
})

it('calls the store again at once after it has shown that it responds', async () => {
  useFakeTime()
  await Promise.allSettled([withCircuitBreaker(hanging), vi.advanceTimersByTimeAsync(1500)])
  closeCircuit()
  expect(await withCircuitBreaker(async () => 'answer')).toBe('answer')
})
