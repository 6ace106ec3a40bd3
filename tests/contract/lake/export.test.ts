import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { exportDataset } from '@sanity/export'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contract, openContract, temporaryFolder } from './harness.ts'

let contract: Contract
let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  contract = await openContract()
  folder = await temporaryFolder()
  const transaction = contract.client.transaction()
  for (let number = 0; number < 500; number += 1)
    transaction.createOrReplace({ _id: `note-${number}`, _type: 'note', number })
  transaction
    .createOrReplace({ _id: 'drafts.note-1', _type: 'note' })
    .createOrReplace({ _id: 'author', _type: 'author' })
  await transaction.commit({ visibility: 'async' })
})
afterAll(async () => {
  await contract.close()
  await folder.dispose()
})

const exported = async (search = '', init?: RequestInit) => {
  const { status, body } = await contract.request(`/data/export/${contract.dataset}${search}`, init)
  const lines = String(body).trim().split('\n')
  return { status, ids: status === 200 ? lines.map((line): unknown => JSON.parse(line)._id) : [] }
}

describe('an export', () => {
  it('has every document on a line of its own, drafts included', async () => {
    const { ids } = await exported()
    expect(ids).toEqual(expect.arrayContaining(['note-0', 'note-499', 'drafts.note-1', 'author']))
  })

  it('has only the types asked for', async () => {
    expect((await exported('?types=author')).ids).toEqual(['author'])
  })

  it('is refused without an account or token', async () => {
    expect((await exported('', { headers: {} })).status).toBe(403)
  })

  it('can be read by Sanity’s own library', async () => {
    const outputPath = join(folder.path, 'export.ndjson')
    await exportDataset({
      client: contract.client,
      dataset: contract.dataset,
      outputPath,
      assets: false,
      raw: true,
      compress: false,
    })
    expect(await readFile(outputPath)).toBeDefined()
  })
})
