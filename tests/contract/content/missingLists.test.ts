import { cp, rm } from 'node:fs/promises'
import { createClient } from '@sanity/client'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from '#tests/contract/store/accounts-site.ts'
import { API_VERSION, temporaryFolder } from '#tests/contract/store/harness.ts'
import { takeOut } from '#tests/contract/store/takeOut.ts'
import { seed } from '../../../scripts/seed.ts'

/** A data folder with the content of the release, which takes seconds to load. */
let template: string
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let site: Site
let client: SanityClient

/** Serves the folder to a client that may write. */
async function serve(DATA_DIR: string) {
  site = await openSite({ DATA_DIR })
  const place = { projectId: 'local', dataset: 'production', apiHost: site.url, useProjectHostname: false }
  client = createClient({ ...place, apiVersion: API_VERSION, useCdn: false, token: WRITE_TOKEN, perspective: 'raw' })
}

beforeAll(async () => {
  template = (await temporaryFolder()).path
  await serve(template)
  await seed(client)
  await site.stop()
})
afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await temporaryFolder()
  await cp(template, folder.path, { recursive: true })
  await serve(folder.path)
})
afterEach(async () => {
  await site.stop()
  await folder.dispose()
})

const LISTS = [
  ['personalPage', 'faq.questions'],
  ['personalPage', 'press.logos'],
  ['personalPage', 'testimonials.reviews'],
  ['businessPage', 'faq.questions'],
  ['businessPage', 'partnerStrip.logos'],
] as const

const listOf = (id: string, path: string) => client.fetch<string[]>(`*[_id == $id][0].${path}[]._ref`, { id })

/** As the next release starts: its content is not what the store was given last. */
const nextRelease = () => client.patch('seed.marker').set({ content: 'older' })

describe('a page of a release that kept no lists', () => {
  it.each(LISTS)('%s gets %s in the order that was shown, and its draft too', async (id, path) => {
    const shipped = await listOf(id, path)
    const page = await client.getDocument(id)
    if (!page) throw new Error(`The seed has no ${id}.`)
    const pages = [id, `drafts.${id}`]
    const earlier = client.transaction().createOrReplace({ ...page, _id: `drafts.${id}` })
    for (const [index, each] of shipped.toReversed().entries()) {
      earlier.patch(each, { set: { orderRank: `0|${index}:` } })
    }
    await earlier.patch(nextRelease()).commit()
    await site.stop()
    takeOut(folder.path, Object.fromEntries(pages.map((each) => [each, ['sectionOrder', path]])))
    await serve(folder.path)

    await seed(client)
    for (const each of pages) {
      expect(await listOf(each, path)).toEqual(shipped.toReversed())
      const sections = await client.fetch<string[]>('*[_id == $each][0].sectionOrder[].section', { each })
      expect(sections).toContain('faq')
    }
  })
})

it.each(LISTS)('%s keeps the order an editor gave %s', async (id, path) => {
  const last = (await listOf(id, path)).at(-1)
  await client
    .transaction()
    .patch(id, { set: { [path]: [{ _key: 'only', _type: 'reference', _ref: last }] } })
    .patch(nextRelease())
    .commit()
  await seed(client)
  expect(await listOf(id, path)).toEqual([last])
})

it('A page that keeps all its lists is not touched', async () => {
  const before = await client.getDocument('personalPage')
  await client.transaction().patch(nextRelease()).commit()
  await seed(client)
  expect(await client.getDocument('personalPage')).toEqual(before)
})
