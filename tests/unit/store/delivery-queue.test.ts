import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrations } from '#store/store/migrations.ts'
import { createDocumentStore } from '#store/store/sqlite-store.ts'
import { backoff } from '#store/webhook/backoff.ts'
import { deliveryQueue } from '#store/webhook/queue.ts'

const NOON = Date.parse('2026-06-01T12:00:00Z')
const HOUR = 3_600_000

function openStore() {
  const database = new DatabaseSync(':memory:')
  database.exec(migrations.join(''))
  const queue = deliveryQueue(database)
  const store = createDocumentStore({
    database,
    dataset: 'test',
    beforeCommit: (transaction) => queue.add(transaction),
  })
  const publish = (_id: string) => {
    const next = new Map([[_id, { _id, _type: 'note', _createdAt: '2026-01-01T00:00:00Z' }]])
    store.commit({ transactionId: `of ${_id}`, author: 'me', mutations: [], next })
  }
  return { queue, publish }
}

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

describe('what the site is to be told', () => {
  it('is told at once after the clock was set back', () => {
    const { queue, publish } = openStore()
    publish('before')
    vi.setSystemTime(NOON - HOUR)
    publish('after')
    expect(queue.due(Date.now()).map(({ document_id: id }) => id)).toEqual(['before', 'after'])
  })

  it('is tried again when the clock is set back while it waits for its next try', () => {
    const { queue, publish } = openStore()
    publish('faq')
    for (const { position } of queue.due(NOON)) queue.postpone(position, NOON + backoff(100))
    expect({ due: queue.due(NOON), next: queue.nextDue(NOON) }).toEqual({ due: [], next: NOON + backoff(100) })

    const now = NOON - HOUR
    expect(queue.due(now)).toMatchObject([{ document_id: 'faq', attempts: 1 }])
    expect(queue.nextDue(now)).toBeNull()
  })
})
