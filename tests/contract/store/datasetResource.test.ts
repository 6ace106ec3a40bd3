import { createClient } from 'sanity-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Contract, inCloud, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const createResourceClient = (project: string) => {
  const { apiHost, apiVersion, token = '' } = contract.client.config()
  const resource = { type: 'dataset', id: `${project}.${contract.dataset}` } as const
  return createClient({ resource, apiHost, apiVersion, token, useCdn: false, perspective: 'raw', maxRetries: 0 })
}

it.skipIf(inCloud)('a client reads, writes and listens with its dataset as resource', async () => {
  const client = createResourceClient('local')
  const id = contract.id()
  await client.create({ _id: `drafts.${id}`, _type: 'note', title: 'New' })
  await client.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id })
  expect(await client.fetch('*[_id == $id][0].title', { id })).toBe('New')
  const heard = new Promise((resolve, reject) => {
    const events = ['welcome', 'mutation'] as const
    const stream = client.listen('*[_id == $id]', { id }, { events: [...events] }).subscribe({
      error: reject,
      next(event) {
        if (event.type === 'welcome') void client.patch(id).set({ title: 'Changed' }).commit()
        if (event.type !== 'mutation') return
        stream.unsubscribe()
        resolve(event.result?.['title'])
      },
    })
  })
  expect(await heard).toBe('Changed')
  expect(await client.getDocument(id)).toMatchObject({ title: 'Changed' })
})

it.skipIf(inCloud)('a dataset of another project is not found', async () => {
  await expect(createResourceClient('another').fetch('*')).rejects.toMatchObject({ statusCode: 404 })
})
