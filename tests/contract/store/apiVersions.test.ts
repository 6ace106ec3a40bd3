import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

it('versions of releases are left out of raw queries and of deletions by them before 2025-02-19', async () => {
  const group = contract.id()
  const ids = [group, `drafts.${group}`, `versions.r1.${group}`].toSorted()
  const transaction = contract.client.transaction()
  for (const _id of ids) transaction.create({ _id, _type: 'note', group })
  await transaction.commit()

  const old = contract.clientWith({ apiVersion: '2025-02-18' })
  const filter = '*[group == $group || sanity::versionOf($group)]'
  const listIds = (client = contract.client) => client.fetch(`${filter} | order(_id)._id`, { group })
  expect([await listIds(old), await listIds()]).toEqual([ids.slice(0, 2), ids])
  await old.delete({ query: filter, params: { group } })
  expect(await listIds()).toEqual([`versions.r1.${group}`])
  await contract.client.delete({ query: filter, params: { group } })
  expect(await listIds()).toEqual([])
})
