import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrations } from '#store/documents/migrations.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

const HOUR_MS = 3_600_000
const runAt = Date.now() + HOUR_MS
const publishAt = new Date(runAt).toISOString()
const weak = { _weak: true, _strengthenOnPublish: { type: 'page' } }

let site: Site
let editorId: string
beforeEach(async () => {
  site = await openSite()
  editorId = await site.add('editor')
})
afterEach(() => site.close())

async function write(...documents: object[]) {
  const mutations = documents.map((createOrReplace) => ({ createOrReplace }))
  const answer = await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })
  expect(answer.status).toBe(200)
}

type Row = [documentId: string, action: string, state?: string]

/** Starts the store again on a data folder in which an earlier version of it had schedules. */
async function restartWith(rows: readonly Row[]) {
  await site.stop()
  const database = new DatabaseSync(join(site.folder, 'content.sqlite'))
  const statements = migrations.filter((migration) => typeof migration === 'string')
  // As these migrations left the table.
  database.exec(statements.find((sql) => sql.includes('create table schedules')) ?? '')
  database.exec(statements.flatMap((sql) => sql.match(/alter table schedules[^;]+;/g) ?? []).join('\n'))
  const insert = database.prepare(
    `insert into schedules (id, documentId, documentType, action, runAt, author, state) values (?, ?, 'page', ?, ?, ?, ?)`,
  )
  for (const [index, [documentId, action, state = 'waiting']] of rows.entries()) {
    insert.run(`0000000${index}-0000-4000-8000-000000000000`, documentId, action, runAt, editorId, state)
  }
  database.close()
  site = await openSite({ DATA_DIR: site.folder })
}

const listReleases = () =>
  site.store.ofType('system.release').map(({ name, state, metadata }) => ({ name, state, metadata }))

it('what waited for its time is published and unpublished at it, with the rights of its author', async () => {
  await write(
    { _id: 'drafts.a', _type: 'page', title: 'A', more: { _type: 'reference', _ref: 'item', ...weak } },
    { _id: 'drafts.item', _type: 'page', title: 'Item' },
    { _id: 'drafts.b', _type: 'page', title: 'B' },
    { _id: 'c', _type: 'page', title: 'C' },
    { _id: 'drafts.d', _type: 'page', title: 'D' },
  )
  await restartWith([
    ['a', 'publish'],
    ['b', 'publish'],
    ['c', 'unpublish'],
    ['d', 'publish', 'cancelled'],
    ['nothing', 'publish'],
  ])
  const expected = (title: string, cardinality: string) => ({
    state: 'scheduled',
    metadata: { title, cardinality, releaseType: 'scheduled', intendedPublishAt: publishAt },
  })
  expect(listReleases()).toMatchObject([
    expected('“A”', 'many'),
    expected('“B”', 'one'),
    expected('Unpublish “C”', 'many'),
  ])
  site.comeDue()
  const titles = ['a', 'item', 'b', 'c', 'drafts.c', 'd'].map((id) => site.store.get(id)?.['title'])
  expect(titles).toEqual(['A', 'Item', 'B', undefined, 'C', undefined])
  expect(site.store.transactions(['b']).at(-1)?.author).toBe(editorId)
})

it('nothing is moved twice, and a time that has passed meanwhile still counts', async () => {
  await write({ _id: 'drafts.a', _type: 'page', title: 'A' })
  await restartWith([['a', 'publish']])
  const before = listReleases()
  // As after a crash between the move and the end of the table.
  await restartWith([['a', 'publish']])
  expect(listReleases()).toEqual(before)
  await write({ _id: 'drafts.a', _type: 'page', title: 'Later' })
  site.comeDue()
  expect(site.store.get('a')?.['title']).toBe('A')
  await restartWith([])
  expect(listReleases()).toMatchObject([{ state: 'published' }])
})
