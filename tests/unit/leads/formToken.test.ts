import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MIN_FILL_MS, MIN_TOKEN_AGE_MS } from '#lib/forms.ts'

const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  network.mockReset()
})

test('A form that was never prepared sends no token and asks for none', async () => {
  const { createFormTokenHeaders: formTokenHeaders } = await import('#leads/client.ts')
  expect(await formTokenHeaders()).toEqual({})
  expect(network).not.toHaveBeenCalled()
})

test('A form filled in an instant is held back until its token is old enough', async () => {
  network.mockResolvedValue(Response.json({ token: 't' }))
  const { createFormTokenHeaders: formTokenHeaders, prepareForm } = await import('#leads/client.ts')
  prepareForm()
  prepareForm()
  const headers = vi.fn<(value: unknown) => void>()
  void formTokenHeaders().then(headers)
  await vi.advanceTimersByTimeAsync(MIN_FILL_MS - 1)
  expect(headers).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(headers).toHaveBeenCalledWith({ 'x-form-token': 't' })
  expect(network).toHaveBeenCalledTimes(1)
  expect(MIN_FILL_MS).toBeGreaterThan(MIN_TOKEN_AGE_MS)
})

test.each([
  { what: 'is refused', answer: () => Promise.resolve(new Response(null, { status: 503 })) },
  { what: 'fails', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { what: 'never comes', answer: () => new Promise<Response>(() => undefined) },
])('A token that $what does not hold up the form', async ({ answer }) => {
  network.mockImplementation(answer)
  const { createFormTokenHeaders: formTokenHeaders, prepareForm } = await import('#leads/client.ts')
  prepareForm()
  const headers = formTokenHeaders()
  await vi.advanceTimersByTimeAsync(MIN_FILL_MS)
  expect(await headers).toEqual({})
})
