import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { migrate } from '#lib/sqlite.ts'
import { migrations } from '#store/documents/migrations.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import type { CommittedTransaction, DocumentContent } from '#store/documents/types.ts'

function openStore(database = new DatabaseSync(':memory:')) {
  migrate(database, migrations)
  return { database, store: createDocumentStore({ database }) }
}

const note = (_id: string, fields: object = {}): DocumentContent => ({
  _id,
  _type: 'note',
  _createdAt: '2026-01-01T00:00:00Z',
  ...fields,
})

const id = fc.constantFrom('a', 'b', 'c')
const content = fc.record({ text: fc.string(), list: fc.array(fc.integer(), { maxLength: 4 }) }, { requiredKeys: [] })
const commit = fc.dictionary(id, fc.option(content, { nil: undefined }), { minKeys: 1, maxKeys: 3 })

describe('the log of a store', () => {
  it('returns every transaction as committed, also after a restart', () => {
    fc.assert(
      fc.property(fc.array(commit, { maxLength: 12 }), id, (commits, asked) => {
        const { store, database } = openStore()
        const committed: CommittedTransaction[] = []
        store.onCommit((transaction) => committed.push(transaction))
        for (const [number, states] of commits.entries()) {
          const next = new Map(Object.entries(states).map(([_id, fields]) => [_id, fields && note(_id, fields)]))
          store.commit({ transactionId: `t${number}`, author: 'me', mutations: [number], next })
        }
        const touching = committed
          .map((each) => ({ ...each, changes: each.changes.filter(({ documentId }) => documentId === asked) }))
          .filter(({ changes }) => changes.length > 0)
        for (const each of [store, openStore(database).store]) {
          expect(each.transactionsSince(0, 100)).toEqual(committed)
          expect(each.transactions([asked])).toEqual(touching)
          expect(each.transactions([asked], 2)).toEqual(touching.slice(-2))
          expect(new Set(each.all())).toEqual(new Set(store.all()))
          expect(each.sequence).toBe(committed.length)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('leaves out old transactions beyond 25 MB', () => {
    const { store } = openStore()
    for (const transactionId of ['t1', 't2', 't3', 't4']) {
      const mutations = ['x'.repeat(9_000_000)]
      store.commit({ transactionId, author: 'me', mutations, next: new Map([['a', note('a', { transactionId })]]) })
    }
    expect(store.transactions(['a']).map(({ id: each }) => each)).toEqual(['t2', 't3', 't4'])
  })

  it('has no two transactions of one id, and nothing of the second', () => {
    const { store } = openStore()
    const request = { transactionId: 't', author: 'me', mutations: [] }
    store.commit({ ...request, next: new Map([['a', note('a')]]) })
    expect(() => store.commit({ ...request, next: new Map([['b', note('b')]]) })).toThrow('UNIQUE')
    expect(store.get('b')).toBeUndefined()
  })
})

describe('a commit that cannot be written', () => {
  it('changes nothing, in memory or on disk', () => {
    const database = new DatabaseSync(':memory:')
    migrate(database, migrations)
    const store = createDocumentStore({
      database,
      beforeCommit() {
        throw new Error('The disk is full')
      },
    })
    const onCommit = vi.fn<() => void>()
    store.onCommit(onCommit)
    const next = new Map([['a', note('a')]])
    expect(() => store.commit({ transactionId: 't', author: 'me', mutations: [], next })).toThrow('The disk is full')
    expect({ document: store.get('a'), sequence: store.sequence }).toEqual({ document: undefined, sequence: 0 })
    expect(onCommit).not.toHaveBeenCalled()
    expect(database.prepare('select * from transactions').all()).toEqual([])
  })
})
