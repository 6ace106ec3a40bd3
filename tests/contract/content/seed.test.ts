import { afterEach, beforeEach, expect, it } from 'vitest'
import { openContract, type Contract } from '#tests/contract/store/harness.ts'
import { seed } from '../../../scripts/seed.ts'

let lake: Contract
beforeEach(async () => {
  lake = await openContract()
})
afterEach(() => lake.close())

const ESTIMATE_DOCUMENTS = ['estimatePage', 'estimatePage-fr', 'estimateRules']
const ESTIMATE_LINKS = `*[_id in ["personalPage", "personalPage-fr", "siteSettings", "siteSettings-fr"]] | order(_id) {
  "links": [hero.estimateLink, howItWorks.estimateLink, ...footer.links[path == "/estimate"].label]
}.links`

it('A store of a release without the estimate gets the links to it', async () => {
  await seed(lake.client)
  const shipped = await lake.client.fetch<unknown>(ESTIMATE_LINKS)
  const marker = await lake.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
  const documents = marker?.documents.filter((id) => !ESTIMATE_DOCUMENTS.includes(id)) ?? []
  const older = lake.client.transaction().patch('seed.marker', { set: { content: 'older', documents } })
  for (const id of ESTIMATE_DOCUMENTS) older.delete(id)
  for (const id of ['', '-fr']) {
    older.patch(`personalPage${id}`, { unset: ['hero.estimateLink', 'howItWorks.estimateLink'] })
    older.patch(`siteSettings${id}`, { unset: ['footer.links[path == "/estimate"]'] })
  }
  await older.commit()
  await seed(lake.client)
  expect(await lake.client.fetch(ESTIMATE_LINKS)).toEqual(shipped)
})

it('A release with new documents loads them', async () => {
  await seed(lake.client)
  const marker = await lake.client.getDocument<{ _id: string; documents: string[] }>('seed.marker')
  const [first, ...others] = marker?.documents ?? []
  await lake.client.patch('seed.marker', { set: { content: 'older', documents: others } }).commit()
  expect(await seed(lake.client)).toBe(1)
  expect(await lake.client.getDocument(first ?? '')).toBeDefined()
})

it('A patch with a name of its own is applied once, and not to a new store', async () => {
  const patches = [{ unlessLoaded: 'a later release', id: 'supportPage', patch: { set: { headline: 'From a patch' } } }]
  const getHeadline = () => lake.client.fetch<string>('*[_id == "supportPage"][0].headline')
  const release = () => lake.client.patch('seed.marker', { set: { content: 'older' } }).commit()
  await seed(lake.client, patches)
  expect(await getHeadline()).not.toBe('From a patch')
  await lake.client.patch('seed.marker', { unset: ['documents[@ == "a later release"]'] }).commit()
  await release()
  await seed(lake.client, patches)
  expect(await getHeadline()).toBe('From a patch')
  await lake.client.patch('supportPage', { set: { headline: 'From an editor' } }).commit()
  await release()
  await seed(lake.client, patches)
  expect(await getHeadline()).toBe('From an editor')
})
