import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '#rules/roles.ts'
import { createAccess, type Identity } from '#store/accounts/roles.ts'
import { openDatabase } from '#store/documents/database.ts'
import { createDocumentStore } from '#store/documents/documentStore.ts'
import type { CommittedTransaction } from '#store/documents/types.ts'
import { type MatchQuery, matchDocuments } from '#store/query/match.ts'
import { planQuery } from '#store/query/plan.ts'
import { parseListenOptions } from '#store/streams/listener.ts'
import { createListenerGroups } from '#store/streams/listenerGroup.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const ALL = '*[!(_id in path("_.**"))]'

/** Evaluations since the start of a test: the caller that each is queued with, and the ids of its documents. */
let evaluations: { caller: string; ids: string[] }[] = []
let store: ReturnType<typeof createDocumentStore>
let groups: ReturnType<typeof createListenerGroups>
let commits = 0
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: ReturnType<typeof openDatabase>

beforeEach(async () => {
  evaluations = []
  folder = await temporaryFolder()
  database = openDatabase(join(folder.path, 'content.sqlite'))
  store = createDocumentStore({ database })
  groups = createListenerGroups({
    store,
    queries: {
      async match(request: MatchQuery, caller = request.identity.id) {
        const ids = request.documents.map(({ _id }) => _id)
        if (ids.length > 0) evaluations.push({ caller, ids })
        return matchDocuments(request, planQuery(request.query, request.params))
      },
    },
  })
})

afterEach(async () => {
  database.close()
  await folder.dispose()
})

function commit(...documents: { _id: string; _type: string; [field: string]: unknown }[]) {
  const time = '2026-01-01T00:00:00Z'
  const next = new Map(documents.map((document) => [document._id, { ...document, _createdAt: time, _updatedAt: time }]))
  store.commit({ transactionId: `t${(commits += 1)}`, mutations: [], next })
}

/** Opens a listener of a person, and collects the transactions it is called with. */
async function listen(query: string, id = 'ada', role: Identity['role'] = roles.editor, version = '2021-06-07') {
  const heard: CommittedTransaction[] = []
  const listener = groups.join({
    options: parseListenOptions({ query, includeResult: 'true' }, version),
    access: createAccess({ id, name: '', email: '', role, kind: 'person' }),
    onCommit: (transaction) => void heard.push(transaction),
  })
  await listener.validate()
  const readEvents = async () =>
    (await Promise.all(heard.splice(0).map((transaction) => listener.createEvents(transaction)))).flat()
  return { ...listener, readEvents }
}

const listenAll = (count: number, query: string) =>
  Promise.all(Array.from({ length: count }, (_, number) => listen(query, `person-${number}`)))

describe('equal listeners', () => {
  it.each([2, 40])('evaluate a change once for %i people and receive the same events', async (count) => {
    const listeners = await listenAll(count, ALL)
    commit({ _id: 'a', _type: 'faq' })
    const [first, ...others] = await Promise.all(listeners.map(({ readEvents }) => readEvents()))
    expect(evaluations.map(({ ids }) => ids)).toEqual([['a']])
    expect(first).toMatchObject([{ event: 'mutation', data: { documentId: 'a' } }])
    for (const events of others) expect(events).toEqual(first)
  })

  it('are not queued with the queries of one of them', async () => {
    const [alone] = await listenAll(1, ALL)
    commit({ _id: 'a', _type: 'faq' })
    await alone?.readEvents()
    await listen(ALL, 'grace')
    commit({ _id: 'b', _type: 'faq' })
    await alone?.readEvents()
    expect(evaluations.map(({ caller }) => caller)).toEqual(['person-0', 'listeners 1'])
  })

  it('go on when one of them leaves', async () => {
    const [first, second] = await listenAll(2, ALL)
    first?.leave()
    commit({ _id: 'a', _type: 'faq' })
    expect(await first?.readEvents()).toEqual([])
    expect(await second?.readEvents()).toHaveLength(1)
  })
})

describe('a change', () => {
  it.each([2, 40])('of another type or id evaluates none of %i queries', async (count) => {
    const queries = [
      ...Array.from({ length: count }, (_, number) => `*[_id in ["own-${number}", "drafts.own-${number}"]]`),
      ...Array.from({ length: count }, (_, number) => `*[_type == "type-${number}"] | order(_updatedAt desc)`),
    ]
    const listeners = await Promise.all(queries.map((query) => listen(query)))
    commit({ _id: 'a', _type: 'faq' })
    for (const { readEvents } of listeners) expect(await readEvents()).toEqual([])
    expect(evaluations).toEqual([])
    commit({ _id: 'own-1', _type: 'type-1' })
    const events = await Promise.all(listeners.map(({ readEvents }) => readEvents()))
    expect(events.flat()).toHaveLength(2)
    expect(evaluations).toHaveLength(1)
  })

  it('evaluates no query that compares nothing but type and id', async () => {
    const queries = ['*', '*[_id in ["a", "drafts.a"]]', '*[_type == "faq"]', '*[_type == "note"]']
    const listeners = await Promise.all(queries.map((query) => listen(query)))
    commit({ _id: 'a', _type: 'faq' })
    commit({ _id: 'a', _type: 'note' })
    const events = await Promise.all(listeners.map(({ readEvents }) => readEvents()))
    expect(events).toMatchObject([
      [{ data: { transition: 'appear' } }, { data: { transition: 'update' } }],
      [{ data: { transition: 'appear' } }, { data: { transition: 'update' } }],
      [{ data: { transition: 'appear' } }, { data: { transition: 'disappear' } }],
      [{ data: { transition: 'appear' } }],
    ])
    expect(evaluations).toEqual([])
  })

  it('that takes a document out of the query is evaluated', async () => {
    commit({ _id: 'a', _type: 'faq' })
    const listener = await listen('*[_type == "faq"]')
    commit({ _id: 'a', _type: 'note' })
    expect(await listener.readEvents()).toMatchObject([{ data: { transition: 'disappear' } }])
  })

  it('is evaluated before the condition of the query is known', async () => {
    const heard: CommittedTransaction[] = []
    groups.join({
      options: parseListenOptions({ query: '*[_type == "faq"]' }, '2021-06-07'),
      access: createAccess({ id: 'ada', name: '', email: '', role: roles.editor, kind: 'person' }),
      onCommit: (transaction) => void heard.push(transaction),
    })
    commit({ _id: 'a', _type: 'note' })
    expect(heard).toHaveLength(1)
  })
})

describe('listeners that differ', () => {
  it.each<[string, Parameters<typeof listen>, Parameters<typeof listen>]>([
    ['by their query', [ALL], ['*[true]']],
    ['by their role', [ALL, 'ada', roles.editor], [ALL, 'ada', roles.administrator]],
    ['by drafts', [ALL, 'ada', roles.editor, '2021-06-07'], [ALL, 'ada', roles.editor, '2025-02-19']],
    ['by the person that the query names', ['*[by == identity()]', 'ada'], ['*[by == identity()]', 'grace']],
  ])('%s are evaluated apart', async (_how, one, other) => {
    const listeners = await Promise.all([listen(...one), listen(...other)])
    commit({ _id: 'a', _type: 'faq', by: 'ada' })
    for (const { readEvents } of listeners) await readEvents()
    expect(evaluations).toHaveLength(2)
  })

  it('receive what their own rights allow', async () => {
    const editor = await listen('*', 'ada', roles.editor)
    const administrator = await listen('*', 'grace', roles.administrator)
    commit({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret' })
    expect(await editor.readEvents()).toEqual([])
    expect(await administrator.readEvents()).toHaveLength(1)
  })

  it('each find the documents of their own person', async () => {
    const query = '*[by == identity()]'
    const [ada, grace] = [await listen(query, 'ada'), await listen(query, 'grace')]
    commit({ _id: 'a', _type: 'faq', by: 'ada' })
    expect([(await ada.readEvents()).length, (await grace.readEvents()).length]).toEqual([1, 0])
  })
})
