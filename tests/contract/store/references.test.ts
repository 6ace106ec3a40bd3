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

const mutate = (mutations: object[]) =>
  contract.request(`/data/mutate/${contract.dataset}`, { method: 'POST', body: JSON.stringify({ mutations }) })

const DOCUMENT = { _type: 'note' }

describe('references', () => {
  const pointer = (target: string, weak = false) => ({
    _type: 'pointer',
    to: { _type: 'reference', _ref: target, ...(weak && { _weak: true }) },
  })

  it('protect their target, and are listed in the error', async () => {
    await mutate([{ create: { ...DOCUMENT, _id: id } }, { create: { ...pointer(id), _id: `${id}-pointer` } }])
    const { status, body } = await mutate([{ delete: { id } }])
    expect(status).toBe(409)
    expect(body).toMatchObject({
      error: {
        items: [{ index: 0, error: { type: 'documentHasExistingReferencesError', referencingIDs: [`${id}-pointer`] } }],
      },
    })
  })

  it('keep the type of their target', async () => {
    const other = { createOrReplace: { _id: id, _type: 'other' } }
    await mutate([{ create: { ...DOCUMENT, _id: id } }, { create: { ...pointer(id), _id: `${id}-pointer` } }])
    const { status, body } = await mutate([other])
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('cannot change its type')])
    expect((await mutate([{ createOrReplace: { ...DOCUMENT, _id: id, n: 1 } }])).status).toBe(200)
    expect((await mutate([other, { delete: { id: `${id}-pointer` } }])).status).toBe(200)
  })

  it('that are weak do not protect it', async () => {
    await mutate([{ create: { ...DOCUMENT, _id: id } }, { create: { ...pointer(id, true), _id: `${id}-pointer` } }])
    expect((await mutate([{ delete: { id } }])).status).toBe(200)
  })

  it('can be deleted together with their target', async () => {
    await mutate([{ create: { ...DOCUMENT, _id: id } }, { create: { ...pointer(id), _id: `${id}-pointer` } }])
    expect((await mutate([{ delete: { id } }, { delete: { id: `${id}-pointer` } }])).status).toBe(200)
  })

  it('can precede their target in one transaction', async () => {
    const answer = await mutate([
      { create: { ...pointer(id), _id: `${id}-pointer` } },
      { create: { ...DOCUMENT, _id: id } },
    ])
    expect(answer.status).toBe(200)
  })

  it('to nothing are refused unless weak', async () => {
    expect((await mutate([{ create: { ...pointer(`${id}-nothing`), _id: id } }])).status).toBe(409)
    expect((await mutate([{ create: { ...pointer(`${id}-nothing`, true), _id: id } }])).status).toBe(200)
  })
})
