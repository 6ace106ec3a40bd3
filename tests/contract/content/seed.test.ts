import { afterEach, beforeEach, expect, it } from 'vitest'
import { openContract, type Contract } from '#tests/contract/store/harness.ts'
import { seed } from '../../../scripts/seed.ts'

let lake: Contract
beforeEach(async () => {
  lake = await openContract()
})
afterEach(() => lake.close())

it('A release with new documents loads them', async () => {
  await seed(lake.client)
  const marker = await lake.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
  const [first, ...others] = marker?.documents ?? []
  await lake.client.patch('seed.marker', { set: { content: 'older', documents: others } }).commit()
  expect(await seed(lake.client)).toBe(1)
  expect(await lake.client.getDocument(first ?? '')).toBeDefined()
})
