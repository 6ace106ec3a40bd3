import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeLog } from '#lib/log.ts'
import { migrate } from '#lib/sqlite.ts'
import { migrations } from '#store/documents/migrations.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import { createWebhookOutbox, createWebhookSender } from '#store/webhook/sender.ts'
import { eventually } from '#tests/support/eventually.ts'

const TARGET = ['http://site.invalid/revalidate', 'a secret'] as const
const MINUTE = 60_000

let answer: () => Promise<Response>
const fetchMock = vi.fn<typeof fetch>(() => answer())
let sender: ReturnType<typeof createWebhookSender> | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(storeLog(), 'warn')
  answer = async () => new Response('ok')
})
afterEach(() => {
  sender?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

/** A database that a test can make read-only, as on a full disk, with one delivery. */
function openOutbox() {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations)
  const outbox = createWebhookOutbox(database)
  const store = createDocumentStore({
    database,
    beforeCommit: (transaction) => outbox.add(transaction),
  })
  let count = 0
  const publish = (_type: string) => {
    const next = new Map([[_type, { _id: _type, _type, _createdAt: '2026-01-01T00:00:00Z' }]])
    return store.commit({ transactionId: `t${(count += 1)}`, author: 'me', mutations: [], next })
  }
  const writable = (yes: boolean) => database.exec(`pragma query_only = ${yes ? 'off' : 'on'}`)
  return { outbox, publish, writable, waiting: () => outbox.list().length }
}

test('an acceptance that the database cannot store is sent again with backoff', async () => {
  const { outbox, publish, writable, waiting } = openOutbox()
  const transaction = publish('faq')
  sender = createWebhookSender(outbox, ...TARGET)
  writable(false)
  await sender.waitForRevalidation(transaction)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(storeLog().warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: expect.stringContaining('attempt to write a readonly database') }) },
    expect.anything(),
  )

  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(fetchMock.mock.calls.length).toBeLessThan(20)

  writable(true)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await eventually(() => expect(waiting()).toBe(0))
})

test('a newer change of a type is sent without waiting for the backoff', async () => {
  const { outbox, publish, waiting } = openOutbox()
  sender = createWebhookSender(outbox, ...TARGET)
  answer = async () => new Response('no', { status: 500 })
  const first = publish('faq')
  sender.wake()
  await sender.waitForRevalidation(first)
  answer = async () => new Response('ok')
  const second = publish('faq')
  sender.wake()
  await sender.waitForRevalidation(second)
  expect([fetchMock.mock.calls.length, waiting()]).toEqual([2, 0])
})
