import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressTransactions } from '#store/documents/compressTransactions.ts'
import { migrate } from '#lib/sqlite.ts'
import { openDatabase } from '#store/documents/database.ts'
import { migrations } from '#store/documents/migrations.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import type { CommittedTransaction, DocumentContent } from '#store/documents/types.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.dispose())

const WORDS = [
  'buyer',
  'deposit',
  'household',
  'mortgage',
  'pré-approbation',
  'rate',
  'renewal',
  'term',
  'with “quotes”',
]

/** A text of about a kilobyte, different for each number. */
const text = (number: number) =>
  Array.from({ length: 120 }, (_, index) => WORDS[(index * 7 + number * (index + 3)) % WORDS.length]).join(' ')

const question = (_id: string, number: number): DocumentContent => ({
  _id,
  _type: 'faq',
  _createdAt: '2026-01-01T00:00:00Z',
  answer: [{ _key: 'a', _type: 'block', children: [{ _key: 'b', _type: 'span', text: text(number) }] }],
})

/** Writes drafts and publishes them, each with its own transaction, as the Studio does. */
function writeQuestions(database: DatabaseSync, count: number): CommittedTransaction[] {
  const store = createDocumentStore({ database })
  const committed: CommittedTransaction[] = []
  store.onCommit((transaction) => committed.push(transaction))
  for (let number = 0; number < count; number += 1) {
    const [draft, published] = [question(`drafts.q${number}`, number), question(`q${number}`, number)]
    store.commit({ mutations: [{ create: draft }], next: new Map([[draft._id, draft]]) })
    const mutations = [{ createOrReplace: published }, { delete: { id: draft._id } }]
    const next = new Map<string, DocumentContent | undefined>([
      [published._id, published],
      [draft._id, undefined],
    ])
    store.commit({ mutations, next })
  }
  return committed
}

/** Creates a database as the version before the migration left it. */
function createOldDatabase(file: string, committed: readonly CommittedTransaction[]): DatabaseSync {
  const database = new DatabaseSync(file)
  migrate(database, migrations.slice(0, migrations.indexOf(compressTransactions)))
  const sql = database.createTagStore()
  database.exec('begin')
  for (const { sequence, id, timestamp, author, mutations, changes } of committed) {
    sql.run`insert into transactions values (${sequence}, ${id}, ${timestamp}, ${author}, ${JSON.stringify(mutations)})`
    for (const { documentId, before, after, effects } of changes) {
      const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)]
      sql.run`insert into changes values (${documentId}, ${sequence}, ${before?._rev ?? null}, ${apply}, ${revert})`
      sql.run`delete from documents where id = ${documentId}`
      if (after) sql.run`insert into documents values (${documentId}, ${JSON.stringify(after)})`
    }
  }
  database.exec('commit')
  return database
}

function writeInMemory(count: number) {
  const database = new DatabaseSync(':memory:')
  migrate(database, migrations)
  return { database, committed: writeQuestions(database, count) }
}

/** What the log returns as it was written, in the order of its fields. */
const listLogged = ({ sequence, id, timestamp, author, mutations, changes }: CommittedTransaction) => [
  [sequence, id, timestamp, author, mutations],
  changes.map(({ documentId, effects }) => [documentId, effects]),
]

it.each([50, 200])('the database takes at most three times the text of %i published drafts', (count) => {
  const { database } = writeInMemory(count)
  const { text: textBytes } = { ...database.prepare('select sum(octet_length(json)) as text from documents').get() }
  const { size } = { ...database.prepare('select page_count * 4096 as size from pragma_page_count').get() }
  expect(Number(size) / Number(textBytes)).toBeLessThan(3)
})

describe('a database of the version before', () => {
  it('has the same history after its migration, in a smaller file', () => {
    const { committed } = writeInMemory(200)
    const file = join(folder.path, 'content.sqlite')
    createOldDatabase(file, committed).close()
    const { size } = statSync(file)
    const database = openDatabase(file)
    const store = createDocumentStore({ database })
    const migrated = store.transactionsSince(0, 1000)
    expect(migrated).toEqual(committed)
    expect(JSON.stringify(migrated.map(listLogged))).toBe(JSON.stringify(committed.map(listLogged)))
    expect(store.transactions(['q7', 'drafts.q7'], 1)).toEqual([committed[15]])
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
    database.close()
    expect(statSync(file).size).toBeLessThan(size / 2)
    const reopened = openDatabase(file)
    expect(createDocumentStore({ database: reopened }).transactionsSince(0, 1000)).toHaveLength(committed.length)
    reopened.close()
  })

  it('keeps the bytes of texts, by which old transactions are left out', () => {
    const { committed, database } = writeInMemory(20)
    const old = createOldDatabase(':memory:', committed)
    migrate(old, migrations)
    const bytes = (each: DatabaseSync) => [
      each.prepare('select sequence, bytes from transactions order by 1').all(),
      each.prepare('select document_id, sequence, bytes from changes order by 1, 2').all(),
    ]
    expect(bytes(old)).toEqual(bytes(database))
  })

  it('is unchanged when its migration fails half-way, and migrated by the next start', () => {
    const { committed } = writeInMemory(3)
    const old = createOldDatabase(':memory:', committed)
    const { mutations } = { ...old.prepare('select mutations from transactions where sequence = 5').get() }
    const write = old.prepare('update transactions set mutations = ? where sequence = 5')
    write.run('[')
    const rows = () => [old.prepare('pragma user_version').get(), ...old.prepare('select * from transactions').all()]
    const before = rows()
    expect(() => migrate(old, migrations)).toThrow('JSON')
    expect(rows()).toEqual(before)
    write.run(String(mutations))
    migrate(old, migrations)
    expect(createDocumentStore({ database: old }).transactionsSince(0, 1000)).toEqual(committed)
  })
})
