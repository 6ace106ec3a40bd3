import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groqCases, groqDocuments, groqParams, refusedQueries } from './groqCases.ts'
import { type Contract, inCloud, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
  const transaction = contract.client.transaction()
  for (const document of groqDocuments) transaction.create(document)
  await transaction.commit()
})
afterAll(() => contract.close())

// A shared dataset holds other documents as well.
describe.skipIf(inCloud)('GROQ', () => {
  it.each(groqCases)('%s', async (query, expected, perspective = 'published') => {
    const answer = await contract.client.fetch<unknown>(query, groqParams, { perspective })
    expect(answer).toEqual(expected)
  })

  it.each(refusedQueries)('refuses %s with a reason', async (query) => {
    const search = new URLSearchParams({ query })
    const { status, body } = await contract.request(`/data/query/${contract.dataset}?${search}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { description: expect.stringMatching(/\w{3}/) } })
  })
})
