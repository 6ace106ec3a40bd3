import { expect, test, vi } from 'vitest'
import { createLazyLoader } from '#lib/lazyLoader.ts'

test('nothing is loaded before the first call, which all calls share', async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({}))
  const get = createLazyLoader(load)
  expect(load).not.toHaveBeenCalled()
  const [one, other] = await Promise.all([get(), get()])
  expect([other, await get()]).toEqual([one, one])
  expect(load).toHaveBeenCalledOnce()
})

test('a failure reaches those who wait for it, and the next call loads again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'loaded').mockRejectedValueOnce(new Error('down'))
  const get = createLazyLoader(load)
  await Promise.all([expect(get()).rejects.toThrow('down'), expect(get()).rejects.toThrow('down')])
  await expect(get()).resolves.toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
