import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentRules } from '#rules/contentRules.ts'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { createScheduleRunner } from '#store/schedules/runner.ts'
import { createScheduleTable } from '#store/schedules/table.ts'
import { migrate } from '#store/documents/database.ts'
import { createDocumentStore } from '#store/documents/sqliteStore.ts'
import { eventually } from '#tests/support/eventually.ts'

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
  migrate(database)
  const schedules = createScheduleTable(database)
  const store = createDocumentStore({
    database,
    beforeCommit: (transaction) => schedules.beforeCommit(transaction),
  })
  const next = new Map([['drafts.page', { _id: 'drafts.page', _type: 'page', _createdAt: '2026-01-01T00:00:00Z' }]])
  store.commit({ transactionId: 't', author: editor.id, mutations: [], next })
  const runner = createScheduleRunner({
    rules: contentRules,
    notify: async () => undefined,
    store,
    schedules,
    accounts: { getAccess: () => createAccess(editor) },
  })
  const runAt = Date.now() + 10 * MINUTE
  const { id } = schedules.add({
    documentId: 'page',
    documentType: 'page',
    action: 'publish',
    runAt,
    author: editor.id,
  })
  runner.wake()
  return { runner, state: () => schedules.get(id)?.state, published: () => store.get('page') !== undefined }
}

it('runs what is scheduled when its time comes, not before', async () => {
  const { runner, state, published } = open()
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect([state(), published()]).toEqual(['waiting', false])
  await vi.advanceTimersByTimeAsync(1)
  await eventually(() => expect([state(), published()]).toEqual(['done', true]))
  runner.stop()
})

it('what is scheduled is done soon after the clock was set forward past its time', async () => {
  const { runner, state } = open()
  await vi.advanceTimersByTimeAsync(1)
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await eventually(() => expect(state()).toBe('done'))
  runner.stop()
})
