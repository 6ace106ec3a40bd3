import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newShare, shareList } from '#lib/shares/share.ts'
import { getMessage, storeCall } from '#studio/kit/requests.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { studioClientMaker } from './studioClient.ts'
import { wholeDocument } from './validDocument.ts'
import { getStoreConfig } from '#tests/support/storeClient.ts'

const URI = '/data/shares/production'

let site: Site
let client: SanityClient
let call: ReturnType<typeof storeCall>
beforeEach(async () => {
  site = await openSite()
  const document = wholeDocument({ _id: 'supportPage', _type: 'supportPage' })
  const mutations = [{ create: document }]
  await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })
  await site.add('editor')
  const createClient = await studioClientMaker()
  client = createClient({
    ...getStoreConfig(site.url),
    // As the Studio sets it.
    requestTagPrefix: 'sanity.studio',
    token: await site.tokenOf(await site.signIn('editor@example.test')),
  })
  call = storeCall(client)
})
afterEach(() => site.close())

it("makes, lists and revokes a share with the Studio's own client", async () => {
  const body = { documentId: 'supportPage', days: 1 }
  const { share } = newShare.parse(await call(URI, { method: 'POST', body }))
  const list = async () => shareList.parse(await call(URI, { query: { document: 'supportPage' } })).shares
  expect(await list()).toEqual([share])
  await call(`${URI}/${share.id}`, { method: 'DELETE' })
  expect(await list()).toEqual([])
})

it("throws the store's message when the store refuses", async () => {
  await expect(call('/accounts')).rejects.toThrow(/administrator/i)
})

it("shows the store's message without the HTTP status", async () => {
  const upload = client.assets.upload('image', Buffer.from('no image')).catch(getMessage)
  expect(await upload).toMatch(/^This file is not an image/)
})

it('answers that history is kept without a limit, which a published release shows', async () => {
  const retention = { features: [{ attributes: { maxRetentionDays: null } }] }
  expect(await call('/subscriptions/project/homie')).toEqual({ featureTypes: { retention } })
})

it('answers that comments are a feature, without which the Studio would mount itself twice', async () => {
  expect(await call('/features')).toContain('studioComments')
})
