import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { migrate } from '#lib/sqlite.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import { migrations } from '#store/documents/migrations.ts'

it('a commit reaches every listener, and its author, when one of them fails', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations)
  const store = createDocumentStore({ database })
  const heard: string[] = []
  store.onCommit(() => {
    throw new Error('disk I/O error')
  })
  store.onCommit(({ id }) => void heard.push(id))
  const document = { _id: 'note', _type: 'note', _createdAt: '2026-01-01T00:00:00Z' }

  const { id } = store.commit({ transactionId: 't1', mutations: [], next: new Map([[document._id, document]]) })

  expect([id, ...heard]).toEqual(['t1', 't1'])
})
