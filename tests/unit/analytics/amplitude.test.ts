import { expect, test } from 'vitest'
import { queueUntil, readDeviceId, retryRefused } from '#lib/analytics/amplitude.ts'

const toCookie = (value: unknown) => `AMP_a-key-of-t=${btoa(encodeURIComponent(JSON.stringify(value)))}`
const read = (cookies: string) => readDeviceId('a-key-of-the-tests', cookies)

test('the stored device id is kept', () => {
  expect(read(`other=1; ${toCookie({ deviceId: 'mine' })}; AMP_MKTG_a-key-of-t=x`)).toBe('mine')
})

test('the id of a second cookie counts if the first has none', () => {
  expect(read(`${toCookie({ sessionId: 1 })}; ${toCookie({ deviceId: 'mine' })}`)).toBe('mine')
})

test.each(['', 'AMP_a-key-of-t=%', toCookie(null), toCookie({ deviceId: 1 })])('%j gets a new id', (cookies) => {
  expect(read(cookies)).toMatch(/^[\da-f]{32}$/)
})

const send = (response: { statusCode: number } | null, isFlushing: boolean) =>
  retryRefused(
    () => Promise.resolve(response),
    () => isFlushing,
  )()

test.each([0, 400, 413, 429, 503])('an answer of %i to a flush is a failed connection', async (statusCode) => {
  await expect(send({ statusCode }, true)).rejects.toThrow(String(statusCode))
})

test('a scheduled upload gets the refusal, which the SDK handles', async () => {
  const refusal = { statusCode: 429 }
  expect(await send(refusal, false)).toBe(refusal)
})

test('a success passes, an answer that is no object does not', async () => {
  const success = { statusCode: 200 }
  expect(await send(success, true)).toBe(success)
  await expect(send(null, false)).rejects.toThrow('no answer')
})

test('events wait in their order until the service has started, and for nothing afterwards', async () => {
  const start = Promise.withResolvers<void>()
  const whenStarted = queueUntil(start.promise)
  const sent: string[] = []
  whenStarted(() => sent.push('first'))
  whenStarted(() => sent.push('second'))
  await Promise.resolve()
  expect(sent).toEqual([])
  start.resolve()
  await start.promise
  await Promise.resolve()
  expect(sent).toEqual(['first', 'second'])
  whenStarted(() => sent.push('third'))
  expect(sent).toEqual(['first', 'second', 'third'])
})
