import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
let id: string

beforeAll(async () => {
  contract = await openContract()
})
beforeEach(() => {
  id = contract.id()
})
afterAll(() => contract.close())

const options = { autoGenerateArrayKeys: true }
const _key = expect.stringMatching(/^[0-9a-f]{12}$/)

const stored = () => contract.client.getDocument(id)

describe('autoGenerateArrayKeys', () => {
  it.each(['create', 'createIfNotExists', 'createOrReplace'])('of %s adds keys that are missing', async (name) => {
    const list = [{ _key: 'own', nested: [{ v: 1 }] }, 'text', [{ v: 2 }]]
    const mutations = [{ [name]: { _id: id, _type: 'note', list, object: { v: 3 } } }]
    const path = `/data/mutate/${contract.dataset}?autoGenerateArrayKeys=true`
    await contract.request(path, { method: 'POST', body: JSON.stringify({ mutations }) })
    expect(await stored()).toMatchObject({
      list: [{ _key: 'own', nested: [{ _key, v: 1 }] }, 'text', [{ _key, v: 2 }]],
      object: { v: 3 },
    })
    expect((await stored())?.['object']).not.toHaveProperty('_key')
  })

  it('of a patch adds a key to each item that it writes', async () => {
    await contract.client.create({ _id: id, _type: 'note' })
    await contract.client
      .patch(id)
      .set({ set: [{ v: 1 }] })
      .setIfMissing({ list: [] })
      .append('list', [{ v: 1 }, { v: 2 }])
      .commit(options)
    const document = await stored()
    const both = [
      { _key, v: 1 },
      { _key, v: 2 },
    ]
    expect(document).toMatchObject({ set: [{ _key, v: 1 }], list: both })
    expect(document?.['list'][0]._key).not.toBe(document?.['list'][1]._key)
  })

  it('of a patch by a query does not change its parameters', async () => {
    await contract.client.create({ _id: id, _type: 'note' })
    const params = { id, list: [{ v: 1 }] }
    const query = '*[_id == $id && !defined($list[0]._key)]'
    await contract.client.mutate([{ patch: { query, params, set: { list: [{ v: 1 }] } } }], options)
    expect(await stored()).toMatchObject({ list: [{ _key, v: 1 }] })
  })

  it('leaves items as they are when it is not set', async () => {
    await contract.client.create({ _id: id, _type: 'note', list: [{ v: 1 }] })
    expect((await stored())?.['list']).toEqual([{ v: 1 }])
  })
})
