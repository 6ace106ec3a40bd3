import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Contract, inCloud, openContract, TOKENS } from './harness.ts'

let contract: Contract
let id: string

beforeAll(async () => {
  contract = await openContract()
})
beforeEach(() => {
  id = contract.id()
})
afterAll(() => contract.close())

const mutate = (mutations: object[], options: Record<string, string> = {}, body: object = {}) =>
  contract.request(`/data/mutate/${contract.dataset}?${new URLSearchParams({ returnIds: 'true', ...options })}`, {
    method: 'POST',
    body: JSON.stringify({ mutations, ...body }),
  })

const stored = (documentId: string) => contract.client.getDocument(documentId)

const DOCUMENT = {
  _type: 'note',
  title: 'one',
  count: 1,
  text: 'The quick brown fox',
  list: [
    { _key: 'a', v: 1 },
    { _key: 'b', v: 2 },
    { _key: 'c', v: 3 },
  ],
}

describe('a patch', () => {
  it.each<[string, object, object]>([
    ['set changes a field', { set: { title: 'two' } }, { title: 'two' }],
    ['set reaches into a list by key', { set: { 'list[_key=="b"].v': 9 } }, { list: [{ v: 1 }, { v: 9 }, { v: 3 }] }],
    ['setIfMissing adds what is missing', { setIfMissing: { more: true } }, { more: true }],
    ['setIfMissing leaves what is there', { setIfMissing: { title: 'two' } }, { title: 'one' }],
    ['unset removes an element', { unset: ['list[_key=="a"]'] }, { list: [{ _key: 'b' }, { _key: 'c' }] }],
    ['set by a name in brackets', { set: { '["title"]': 'two' } }, { title: 'two' }],
    ['set of a field of every element', { set: { 'list[*].n': 1 } }, { list: [{ n: 1 }, { n: 1 }, { n: 1 }] }],
    ['inc adds', { inc: { count: 2 } }, { count: 3 }],
    ['dec takes away', { dec: { count: 2 } }, { count: -1 }],
    ['insert before', { insert: { before: 'list[0]', items: [{ _key: 'x' }] } }, { list: [{ _key: 'x' }, {}, {}, {}] }],
    [
      'insert after the last',
      { insert: { after: 'list[-1]', items: [{ _key: 'x' }] } },
      { list: [{}, {}, {}, { _key: 'x' }] },
    ],
    [
      'insert in place of a range',
      { insert: { replace: 'list[0:2]', items: [{ _key: 'x' }] } },
      { list: [{ _key: 'x' }, { _key: 'c' }] },
    ],
    [
      'diffMatchPatch edits text',
      { diffMatchPatch: { text: '@@ -1,9 +1,8 @@\n The \n-quick\n+slow\n' } },
      { text: 'The slow brown fox' },
    ],
  ])('%s', async (_, operations, expected) => {
    await contract.client.create({ ...DOCUMENT, _id: id })
    const { status } = await mutate([{ patch: { id, ...operations } }])
    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject(expected)
  })

  it.each([
    ['friends[*].name', 'XXX'],
    ['friends[0].name', 'Xbc'],
    ['friends[-1].name', 'abX'],
    ['friends[0,2].name', 'XbX'],
    ['friends[1:].name', 'aXX'],
    ['friends[:].name', 'XXX'],
    ['friends[:2].name', 'XXc'],
    ['friends[_key=="b"].name', 'aXc'],
    ['friends[_key == "b", age > 8]["name"]', 'aXX'],
    ["friends[age<=5]['name']", 'XXc'],
    ['friends[age != 5].name', 'XbX'],
    ['friends[name.first == "c"].name', 'abc'],
    ['friends[tall?].name', 'abX'],
    ['friends[tall==true].name', 'abX'],
    ['friends..name', 'XXX'],
    ['friends[name=="[*]"].name', 'abc'],
  ])('of the path %s gives %s', async (path, expected) => {
    const names = [
      ['a', 1],
      ['b', 5],
      ['c', 9, { tall: true }],
    ] as const
    const friends = names.map(([name, age, more]) => ({ _key: name, name, age, ...more }))
    await contract.client.create({ _type: 'note', _id: id, friends })
    expect((await mutate([{ patch: { id, set: { [path]: 'X' } } }])).status).toBe(200)
    expect((await contract.client.fetch<string[]>('*[_id == $id][0].friends[].name', { id })).join('')).toBe(expected)
  })

  it.each([
    'list[].v',
    'list[0:2:2].v',
    'list[_key==].v',
    "list[_key=='a'].v",
    'list[v > 1 && v < 3].v',
    'list[?(@.v > 1)].v',
    'list[v ~ 1].v',
    'list[0].v title',
    'list[0]v',
    'list[0',
    '.title',
    'title.',
    '$.title',
    'title*',
  ])('of the path %s is refused', async (path) => {
    const before = await contract.client.create({ ...DOCUMENT, _id: id })
    const { status, body } = await mutate([{ patch: { id, set: { [path]: 1 } } }])
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('is not a path')
    expect(await stored(id)).toEqual(before)
  })

  it('changes every document a query selects', async () => {
    const ids = [`${id}-1`, `${id}-2`]
    await mutate(ids.map((_id) => ({ create: { ...DOCUMENT, _id, group: id } })))
    await mutate([{ patch: { query: '*[group == $group]', params: { group: id }, set: { title: 'both' } } }])
    expect(await contract.client.getDocuments(ids)).toMatchObject([{ title: 'both' }, { title: 'both' }])
  })

  it.each<[string, object, number]>([
    ['an operation that does not exist', { merge: { title: 'x' } }, 400],
    ['a change of the type', { set: { _type: 'other' } }, 400],
    ['a change of the id', { set: { _id: 'other' } }, 400],
    ['a revision that has passed', { ifRevisionID: 'passed', set: { title: 'x' } }, 409],
  ])('with %s is refused and changes nothing', async (_, operations, status) => {
    const before = await contract.client.create({ ...DOCUMENT, _id: id })
    expect((await mutate([{ patch: { id, ...operations } }])).status).toBe(status)
    expect(await stored(id)).toEqual(before)
  })

  it('with the current revision is applied', async () => {
    const { _rev } = await contract.client.create({ ...DOCUMENT, _id: id })
    expect((await mutate([{ patch: { id, ifRevisionID: _rev, set: { title: 'two' } } }])).status).toBe(200)
  })
})

describe('creating', () => {
  it.each([
    ['create', 'create'],
    ['createOrReplace', 'create'],
    ['createIfNotExists', 'create'],
  ])('by %s creates a document', async (kind, operation) => {
    const { body } = await mutate([{ [kind]: { ...DOCUMENT, _id: id } }])
    expect(body).toMatchObject({ results: [{ id, operation }] })
  })

  it.each([
    ['createOrReplace', 'update', { title: 'new' }],
    ['createIfNotExists', 'none', { title: 'one' }],
  ])('by %s over an existing document is reported as %s', async (kind, operation, expected) => {
    await contract.client.create({ ...DOCUMENT, _id: id })
    const { body } = await mutate([{ [kind]: { ...DOCUMENT, _id: id, title: 'new' } }])
    expect(body).toMatchObject({ results: [{ id, operation }] })
    expect(await stored(id)).toMatchObject(expected)
  })

  it('by create over an existing document is a conflict', async () => {
    await contract.client.create({ ...DOCUMENT, _id: id })
    const { status, body } = await mutate([{ create: { ...DOCUMENT, _id: id } }])
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { type: 'mutationError', items: [{ index: 0, error: { id } }] } })
  })

  it('generates a missing id, or the rest of one that ends with a dot', async () => {
    const { body } = await mutate([{ create: DOCUMENT }, { create: { ...DOCUMENT, _id: 'drafts.' } }])
    expect(body).toMatchObject({
      results: [{ id: expect.stringMatching(/^[^.]+$/) }, { id: expect.stringMatching(/^drafts\.[^.]+$/) }],
    })
  })

  it.each([
    ['no type', { _type: undefined }],
    ['an id with a space', { _id: 'not an id' }],
    ['an id that starts with a dash', { _id: '-dash' }],
    ['an id of 129 characters', { _id: 'x'.repeat(129) }],
    ['a field that would break its readers', { hasOwnProperty: 1 }],
  ])('with %s is refused', async (_, fields) => {
    expect((await mutate([{ create: { ...DOCUMENT, _id: id, ...fields } }])).status).toBe(400)
  })
})

describe('a transaction', () => {
  it('is atomic', async () => {
    const other = `${id}-other`
    const answer = await mutate([
      { create: { ...DOCUMENT, _id: other } },
      { patch: { id: `${id}-missing`, set: { a: 1 } } },
    ])
    expect(answer).toMatchObject({ status: 409, body: { error: { items: [{ index: 1 }] } } })
    expect(await stored(other)).toBeUndefined()
  })

  it('applies mutations in order', async () => {
    await mutate([
      { create: { ...DOCUMENT, _id: id } },
      { patch: { id, inc: { count: 1 } } },
      { patch: { id, inc: { count: 1 } } },
    ])
    expect(await stored(id)).toMatchObject({ count: 3 })
  })

  it('sets its id as the revision of every changed document', async () => {
    const transactionId = contract.id('transaction')
    await mutate([{ create: { ...DOCUMENT, _id: id } }], {}, { transactionId })
    expect(await stored(id)).toMatchObject({ _rev: transactionId })
  })

  it('cannot reuse an id', async () => {
    const transactionId = contract.id('transaction')
    await mutate([{ create: { ...DOCUMENT, _id: id } }], {}, { transactionId })
    const again = await mutate([{ create: { ...DOCUMENT, _id: `${id}-2` } }], {}, { transactionId })
    expect(again.status).toBe(409)
  })

  it.each([
    ['nothing to do', []],
    ['a mutation of an unknown kind', [{ upsert: { _id: 'x', _type: 'note' } }]],
    ['two mutations in one object', [{ create: DOCUMENT, delete: { id: 'x' } }]],
  ])('with %s is refused', async (_, mutations) => {
    expect((await mutate(mutations)).status).toBe(400)
  })

  it('nested too deeply is refused', async () => {
    const body = `{"mutations":[{"create":{"_type":"note","a":${'['.repeat(5000)}${']'.repeat(5000)}}}]}`
    const { status } = await contract.request(`/data/mutate/${contract.dataset}`, { method: 'POST', body })
    expect(status).toBe(400)
  })
})

describe('options of a write', () => {
  it('dryRun returns the result and changes nothing', async () => {
    const { body } = await mutate([{ create: { ...DOCUMENT, _id: id } }], { dryRun: 'true', returnDocuments: 'true' })
    expect(body).toMatchObject({ results: [{ id, operation: 'create', document: { title: 'one' } }] })
    expect(await stored(id)).toBeUndefined()
  })

  it('returnDocuments returns the documents after the write', async () => {
    const { body } = await mutate([{ create: { ...DOCUMENT, _id: id } }], { returnDocuments: 'true' })
    expect(body).toMatchObject({ results: [{ document: await stored(id) }] })
  })

  it('without returnIds and returnDocuments the results are empty', async () => {
    const { body } = await mutate([{ create: { ...DOCUMENT, _id: id } }], { returnIds: 'false' })
    expect(body).toMatchObject({ results: [] })
  })

  it('an unknown visibility is refused', async () => {
    expect((await mutate([{ create: { ...DOCUMENT, _id: id } }], { visibility: 'maybe' })).status).toBe(400)
  })
})

it('replacing a document by one of another type creates it anew', async () => {
  const _createdAt = '2020-01-01T00:00:00Z'
  await contract.client.create({ ...DOCUMENT, _id: id, _createdAt })
  expect(await contract.client.createOrReplace({ ...DOCUMENT, _id: id })).toMatchObject({ _createdAt })
  const replaced = await contract.client.createOrReplace({ _id: id, _type: 'other' })
  expect(replaced._createdAt).not.toBe(_createdAt)
})

describe('deleting', () => {
  it('removes every document a query selects', async () => {
    await mutate([{ create: { ...DOCUMENT, _id: id, group: id } }])
    const { body } = await mutate([{ delete: { query: '*[group == $group]', params: { group: id } } }])
    expect(body).toMatchObject({ results: [{ id, operation: 'delete' }] })
    expect(await stored(id)).toBeUndefined()
  })

  it.each(['mutate', 'actions'])('with purge is refused in %s, since history is kept', async (path) => {
    const action = { actionType: 'sanity.action.document.delete', publishedId: id, purge: true }
    const body = path === 'mutate' ? { mutations: [{ delete: { id, purge: true } }] } : { actions: [action] }
    const init = { method: 'POST', body: JSON.stringify(body) }
    const answer = await contract.request(`/data/${path}/${contract.dataset}`, init)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('history is kept')
  })

  it('a missing document does nothing', async () => {
    expect(await mutate([{ delete: { id } }])).toMatchObject({ status: 200, body: { results: [] } })
  })
})

describe('a caller without write access', () => {
  it.skipIf(inCloud)('is refused with the name of the missing permission', async () => {
    const answer = await contract.request(`/data/mutate/${contract.dataset}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKENS.read}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ create: { ...DOCUMENT, _id: id } }] }),
    })
    expect(answer).toMatchObject({
      status: 403,
      body: {
        error: {
          type: 'mutationError',
          items: [{ error: { type: 'insufficientPermissionsError', permission: 'create' } }],
        },
      },
    })
  })
})

// Last, since the store closes the connection of a body it does not read to its end.
describe('a transaction', () => {
  it('larger than 4 MB is refused as too large', async () => {
    const answer = await mutate([{ create: { ...DOCUMENT, _id: id, text: 'x'.repeat(5_000_000) } }])
    expect(answer.status).toBe(413)
  })
})
