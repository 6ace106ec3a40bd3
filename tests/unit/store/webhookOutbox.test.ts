import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { migrate } from '#lib/sqlite.ts'
import { migrations } from '#store/documents/migrations.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import { createWebhookOutbox } from '#store/webhook/sender.ts'

function openStore() {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations)
  const outbox = createWebhookOutbox(database)
  const store = createDocumentStore({
    database,
    beforeCommit: (transaction) => outbox.add(transaction),
  })
  const publish = (...ids: string[]) => {
    const document = (_id: string) => ({ _id, _type: _id.split('-')[0] ?? '', _createdAt: '2026-01-01T00:00:00Z' })
    const next = new Map(ids.map((id) => [id, document(id)]))
    store.commit({ transactionId: `of ${ids[0]}`, author: 'me', mutations: [], next })
  }
  return { outbox, publish }
}

describe('the webhook outbox', () => {
  it('holds one delivery per type after a transaction of 10,000 documents', () => {
    const { outbox, publish } = openStore()
    publish(...Array.from({ length: 10_000 }, (_, n) => `${n % 2 ? 'faq' : 'logo'}-${n}`))
    expect(
      outbox
        .list()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['faq', 'logo'])
  })

  it('holds nothing of what no page shows: drafts, private and system documents, comments', () => {
    const { outbox, publish } = openStore()
    publish('drafts.faq-1', 'private.note-1', 'system.group-1', '_faq-1', 'comment-1')
    expect(outbox.list()).toEqual([])
  })

  it('replaces a waiting delivery by a newer change of its type', () => {
    const { outbox, publish } = openStore()
    publish('faq-1')
    publish('logo-1')
    publish('faq-2')
    expect(outbox.list()).toEqual([
      { type: 'logo', sequence: 2, body: expect.stringContaining('"_id":"logo-1"') },
      { type: 'faq', sequence: 3, body: expect.stringContaining('"_id":"faq-2"') },
    ])
  })

  it('keeps a newer change when the site accepts an earlier one', () => {
    const { outbox, publish } = openStore()
    publish('faq-1')
    const earlier = outbox.list()
    publish('faq-2')
    for (const delivery of earlier) outbox.accept(delivery)
    expect(outbox.list()).toMatchObject([{ type: 'faq', sequence: 2 }])
  })
})

it('deliveries of an older version of the database are sent', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations.slice(0, 1))
  const insert = database.prepare(`insert into webhook_deliveries (document_id, body, due_at) values ('a', ?, 0)`)
  for (const _id of ['old', 'new']) insert.run(JSON.stringify({ _id, _type: 'faq' }))
  migrate(database, migrations)
  expect(createWebhookOutbox(database).list()).toEqual([
    { type: 'faq', sequence: 0, body: '{"_id":"new","_type":"faq"}' },
  ])
})
