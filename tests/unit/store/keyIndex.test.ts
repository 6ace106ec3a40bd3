import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { Lookup } from '#store/documents/keyIndex.ts'
import { migrate } from '#lib/sqlite.ts'
import { migrations } from '#store/documents/migrations.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import type { DocumentContent } from '#store/documents/types.ts'

const CREATED = '2026-01-01T00:00:00Z'

const redirect = (from: string): DocumentContent => ({
  _id: `redirect-${from}`,
  _type: 'redirect',
  _createdAt: CREATED,
  from,
})

function openStore(documents: readonly DocumentContent[]) {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations)
  const store = createDocumentStore({ database })
  const commit = (written: readonly DocumentContent[]) =>
    store.commit({ mutations: [], next: new Map(written.map((document) => [document._id, document])) })
  commit(documents)
  return { store, commit }
}

/** A lookup by source that counts the documents it reads. */
function countingLookup() {
  let read = 0
  const lookup: Lookup = {
    type: 'redirect',
    listKeys({ from }) {
      read += 1
      return [String(from)]
    },
  }
  return { lookup, count: () => read }
}

it('a lookup finds written, changed and removed documents', () => {
  const { store, commit } = openStore([redirect('a'), { ...redirect('b'), _id: 'drafts.redirect-b' }])
  const { lookup } = countingLookup()
  const find = (key: string) => store.findPublished(lookup, key).map(({ _id }) => _id)
  expect([find('a'), find('b')]).toEqual([['redirect-a'], []])
  commit([{ ...redirect('a'), from: 'c' }, redirect('b')])
  expect([find('a'), find('b'), find('c')]).toEqual([[], ['redirect-b'], ['redirect-a']])
  store.commit({ mutations: [], next: new Map([['redirect-a', undefined]]) })
  expect(find('c')).toEqual([])
})

it.each([100, 1000])('with %i documents stored, each commit reads those it writes only', (size) => {
  const { store, commit } = openStore(Array.from({ length: size }, (_, index) => redirect(`r${index}`)))
  const { lookup, count } = countingLookup()
  store.findPublished(lookup, 'r1')
  const before = count()
  for (let round = 0; round < 10; round += 1) {
    commit([redirect(`new-${round}`)])
    store.findPublished(lookup, `new-${round}`)
  }
  expect(count() - before).toBe(10)
})
