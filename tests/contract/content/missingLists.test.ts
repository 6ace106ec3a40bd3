import { afterEach, beforeEach, expect, it } from 'vitest'
import { openContract, type Contract } from '#tests/contract/lake/harness.ts'
import { seed } from '../../../scripts/seed.ts'

let lake: Contract
beforeEach(async () => {
  lake = await openContract()
})
afterEach(() => lake.close())

const questionsOf = (id: string) => lake.client.fetch<string[]>('*[_id == $id][0].faq.questions[]._ref', { id })

it('A page that kept no lists gets them, its questions in the order they had, and its draft too', async () => {
  await seed(lake.client)
  const shipped = await questionsOf('personalPage')
  const page = await lake.client.getDocument('personalPage')
  if (!page) throw new Error('The seed has no personal page.')
  const earlier = lake.client.transaction().createOrReplace({ ...page, _id: 'drafts.personalPage' })
  for (const id of ['personalPage', 'drafts.personalPage']) {
    earlier.patch(id, { unset: ['sectionOrder', 'faq.questions'] })
  }
  for (const [index, id] of shipped.toReversed().entries()) earlier.patch(id, { set: { orderRank: `0|${index}:` } })
  await earlier.patch('seed.marker', { set: { content: 'older' } }).commit()

  await seed(lake.client)
  for (const id of ['personalPage', 'drafts.personalPage']) {
    expect(await questionsOf(id)).toEqual(shipped.toReversed())
    expect(await lake.client.fetch('*[_id == $id][0].sectionOrder[].section', { id })).toEqual([
      'howItWorks',
      'features',
      'difference',
      'testimonials',
      'faq',
    ])
  }
})

it('An order an editor made is left as it is', async () => {
  await seed(lake.client)
  const shipped = await questionsOf('businessPage')
  const last = shipped.at(-1)
  await lake.client
    .transaction()
    .patch('businessPage', { set: { 'faq.questions': [{ _key: 'only', _type: 'reference', _ref: last }] } })
    .patch('seed.marker', { set: { content: 'older' } })
    .commit()
  await seed(lake.client)
  expect(await questionsOf('businessPage')).toEqual([last])
})
