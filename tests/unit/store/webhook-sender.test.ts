import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrations } from '#store/store/migrations.ts'
import { createDocumentStore } from '#store/store/sqlite-store.ts'
import { deliveryQueue } from '#store/webhook/queue.ts'
import { webhookSender } from '#store/webhook/sender.ts'
import { eventually } from '#tests/support/eventually.ts'

const TARGET = { url: 'http://site.invalid/told', secret: 'a secret', projectId: 'local', dataset: 'test' }
const MINUTE = 60_000

let answer: () => Promise<Response>
const told = vi.fn<typeof fetch>(() => answer())
const warned = vi.fn<typeof console.warn>()
let sender: ReturnType<typeof webhookSender> | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', told)
  vi.spyOn(console, 'warn').mockImplementation(warned)
  answer = async () => new Response('ok')
})
afterEach(() => {
  sender?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

/** A database of which a test says whether it can be written, as when its disk is full, with one thing to tell. */
function openQueue() {
  const database = new DatabaseSync(':memory:')
  database.exec(migrations.join(''))
  const queue = deliveryQueue(database)
  const store = createDocumentStore({
    database,
    dataset: 'test',
    beforeCommit: (transaction) => queue.add(transaction),
  })
  const next = new Map([['faq', { _id: 'faq', _type: 'note', _createdAt: '2026-01-01T00:00:00Z' }]])
  store.commit({ transactionId: 'one', author: 'me', mutations: [], next })
  const writable = (yes: boolean) => database.exec(`pragma query_only = ${yes ? 'off' : 'on'}`)
  return { queue, writable, waiting: () => queue.due(Date.now() + MINUTE).length }
}

test.each([
  ['took it', async () => new Response('ok')],
  ['did not', async () => new Response('no', { status: 500 })],
])('a database that cannot note that the site %s is tried again, with pauses', async (_what, site) => {
  answer = site
  const { queue, writable, waiting } = openQueue()
  sender = webhookSender(queue, TARGET)
  writable(false)
  await sender.waitForRevalidation(['faq'])
  sender.wake()
  await sender.waitForRevalidation(['faq'])
  expect(told).toHaveBeenCalledTimes(1)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('attempt to write a readonly database'))

  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(told.mock.calls.length).toBeLessThan(20)

  writable(true)
  answer = async () => new Response('ok')
  await vi.advanceTimersByTimeAsync(MINUTE)
  await eventually(() => expect(waiting()).toBe(0))
})

test('a database that cannot be written at the start is tried again', async () => {
  const { queue, writable, waiting } = openQueue()
  writable(false)
  sender = webhookSender(queue, TARGET)
  writable(true)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await eventually(() => expect(waiting()).toBe(0))
  expect(told).toHaveBeenCalledTimes(1)
})
