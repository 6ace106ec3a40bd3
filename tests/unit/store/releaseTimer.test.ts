import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentRules } from '#rules/contentRules.ts'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { migrate } from '#lib/sqlite.ts'
import { migrations } from '#store/documents/migrations.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import { createReleaseTimer } from '#store/releases/timer.ts'

const MINUTE = 60_000
const editor = {
  id: 'editor',
  name: 'An editor',
  email: 'editor@example.test',
  role: roles.editor,
  kind: 'person',
} as const

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

function open() {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations)
  const store = createDocumentStore({ database, beforeCommit: () => undefined })
  const _createdAt = '2026-01-01T00:00:00Z'
  const documents = [
    { _id: 'versions.r.page', _type: 'page', _createdAt },
    {
      _id: '_.releases.r',
      _type: 'system.release',
      _createdAt,
      name: 'r',
      state: 'scheduled',
      metadata: {},
      publishAt: new Date(Date.now() + 10 * MINUTE).toISOString(),
      scheduledBy: editor.id,
    },
  ]
  const next = new Map(documents.map((document) => [document._id, document]))
  store.commit({ transactionId: 't', author: editor.id, mutations: [], next })
  const timer = createReleaseTimer({
    rules: contentRules,
    now: Date.now,
    store,
    accounts: { getAccess: () => createAccess(editor) },
  })
  timer.wake()
  return { timer, state: () => [store.get('_.releases.r')?.['state'], store.get('page') !== undefined] }
}

it('publishes a release when its time comes, not before', async () => {
  const { timer, state } = open()
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(state()).toEqual(['scheduled', false])
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toEqual(['published', true])
  timer.stop()
})

it('publishes a release within a second after the clock was set forward past its time', async () => {
  const { timer, state } = open()
  await vi.advanceTimersByTimeAsync(1)
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toEqual(['published', true])
  timer.stop()
})
