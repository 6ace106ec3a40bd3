import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStoreProxy } from '#server/storeProxy.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { API_VERSION, type Contract, inCloud, openContract, temporaryFolder } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
  const transaction = contract.client.transaction()
  for (let number = 0; number < 500; number += 1) {
    transaction.createOrReplace({ _id: `note-${number}`, _type: 'note', number })
  }
  const to = { _type: 'reference', _ref: 'note-1' }
  transaction.createOrReplace({ _id: 'drafts.note-1', _type: 'note' })
  transaction.createOrReplace({ _id: 'author', _type: 'exportedAuthor', to })
  await transaction.commit({ returnDocuments: false })
})
afterAll(() => contract.close())

const exported = async (search = '', init?: RequestInit) => {
  const { status, body } = await contract.request(`/data/export/${contract.dataset}${search}`, init)
  const lines = String(body).trim().split('\n')
  return { status, ids: status === 200 ? lines.map((line): unknown => JSON.parse(line)._id) : [] }
}

describe('an export', () => {
  it('has one document per line, drafts included', async () => {
    const { ids } = await exported()
    expect(ids).toEqual(expect.arrayContaining(['note-0', 'note-499', 'drafts.note-1', 'author']))
  })

  it('contains only the requested types', async () => {
    expect((await exported('?types=exportedAuthor')).ids).toEqual(['author'])
  })

  it('is found after two slashes and with a scheme in lower case, as a migration sends them', async () => {
    const address = `${contract.url}//v${API_VERSION}/data/export/${contract.dataset}?types=exportedAuthor`
    const { token = '' } = contract.client.config()
    const response = await fetch(address, { headers: { authorization: `bearer ${token}` } })
    expect(JSON.parse(await response.text())).toMatchObject({ _id: 'author' })
  })
})

/** The site's address, where assets are fetched from, in front of a store. */
async function openProxy() {
  let proxy: ReturnType<typeof createStoreProxy> | undefined
  const address = await listenLocally(createServer((request, response) => proxy?.forward(request, response)))
  return {
    ...address,
    leadTo: (storeUrl: string) => void (proxy = createStoreProxy(storeUrl, pino({ level: 'silent' }))),
  }
}

// A project has no second, empty dataset to move into.
describe.skipIf(inCloud)('a dataset', () => {
  it('moves with its images into an empty store by Sanity’s own libraries', async () => {
    const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#3366ff' } })
      .png()
      .toBuffer()
    const folder = await temporaryFolder()
    const site = await openProxy()
    const from = await openContract({ SITE_URL: site.url })
    site.leadTo(from.url)
    const image = await from.client.assets.upload('image', bytes, { filename: 'blue.png' })
    const picture = { _type: 'image', asset: { _type: 'reference', _ref: image._id } }
    await from.client.createOrReplace({ _id: 'page', _type: 'page', picture })
    await from.client.createOrReplace({ _id: 'drafts.page', _type: 'page', title: 'Draft', picture })
    const outputPath = join(folder.path, 'dataset.tar.gz')
    await exportDataset({ client: from.client, dataset: from.dataset, outputPath })

    const to = await openContract()
    await sanityImport(createReadStream(outputPath), { client: to.client, operation: 'createOrReplace' })
    const content = '*[!(_type match "sanity.*")] | order(_id){..., "_rev": null, "_updatedAt": null}'
    expect(await to.client.fetch(content)).toEqual(await from.client.fetch(content))
    const asset = await to.client.fetch('*[_id == "page"][0].picture.asset->{_id, originalFilename}')
    expect(asset).toEqual({ _id: image._id, originalFilename: 'blue.png' })
    site.close()
    await Promise.all([from.close(), to.close(), folder.dispose()])
  })
})
