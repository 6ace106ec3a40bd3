import { stegaClean } from '@sanity/client/stega'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

it('encodes the field of each text in a page in draft mode', async () => {
  const _id = contract.id('mapped')
  await contract.client.create({
    _id: `drafts.${_id}`,
    _type: 'page',
    hero: { headline: 'A headline' },
    steps: [{ _key: 'one', title: 'Step' }],
  })
  const sources: string[] = []
  const client = contract.clientWith({
    perspective: 'drafts',
    stega: {
      enabled: true,
      studioUrl: '/studio',
      filter: ({ sourceDocument, sourcePath, value }) => {
        sources.push(`${value}: ${sourceDocument._id} ${JSON.stringify(sourcePath)}`)
        return true
      },
    },
  })
  const query = '*[_id == $id][0]{"headline": hero.headline, steps[]{title}, "count": count(steps)}'
  const result = await client.fetch(query, { id: _id })

  expect(stegaClean(result)).toEqual({ headline: 'A headline', steps: [{ title: 'Step' }], count: 1 })
  expect(result).not.toEqual(stegaClean(result))
  expect(sources).toEqual([
    `A headline: drafts.${_id} ["hero","headline"]`,
    `Step: drafts.${_id} ["steps",{"_key":"one","_index":-1},"title"]`,
  ])
})
