import { afterEach, beforeEach, expect, it } from 'vitest'
import content from '#content/en.json' with { type: 'json' }
import { openContract, type Contract } from '#tests/contract/store/harness.ts'
import { seed } from '../../../scripts/seed.ts'

let lake: Contract
beforeEach(async () => {
  lake = await openContract()
})
afterEach(() => lake.close())

/** A store as an earlier release left it: footer disclosures in the site settings, and edited there. */
async function olderStore(disclosures: string[]) {
  await seed(lake.client)
  const ids = await lake.client.fetch<string[]>('*[_type != "seedMarker" && !(_id in path("drafts.**"))]._id')
  await lake.client
    .transaction()
    .delete('disclosures')
    .patch('siteSettings', { set: { 'footer.disclosures': disclosures } })
    .patch('seed.marker', { set: { content: 'older', documents: ids.filter((id) => id !== 'disclosures') } })
    .commit()
}

it('A release with new documents and nothing that moved loads them', async () => {
  await seed(lake.client)
  const marker = await lake.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
  const [first, ...others] = marker?.documents ?? []
  await lake.client.patch('seed.marker', { set: { content: 'older', documents: others } }).commit()
  expect(await seed(lake.client)).toBe(1)
  expect(await lake.client.getDocument(first ?? '')).toBeDefined()
})

it('Disclosures edited before they had a document of their own go on in it, and the rest begins as shipped', async () => {
  await olderStore(['Edited by legal.'])
  await seed(lake.client)
  expect(await lake.client.getDocument('disclosures')).toMatchObject({
    ...content.disclosures,
    footer: ['Edited by legal.'],
  })
  expect(await lake.client.fetch('*[_id == "siteSettings"][0].footer.disclosures')).toBeNull()
})
