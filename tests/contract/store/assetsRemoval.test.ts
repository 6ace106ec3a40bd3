import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '#tests/support/eventually.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { photo } from './assetsFixtures.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const asset = z.object({ document: z.object({ _id: z.string(), path: z.string(), sha1hash: z.string() }) })

async function upload(body: BodyInit) {
  const answer = await site.call('/assets/images/production', { method: 'POST', token: WRITE_TOKEN, body })
  return asset.parse(await answer.json()).document
}

const mutate = (...mutations: object[]) =>
  site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })

const getBytes = (sha1: string) => join(site.folder, 'assets', 'images', sha1.slice(0, 2), sha1)
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
/** What was made of an image is on the disk too. */
const listImages = async (sha1: string) => {
  return (await readdir(join(site.folder, 'cache', 'images')).catch(() => [])).filter((name) => name.startsWith(sha1))
}

describe('the bytes of an asset', () => {
  it('are deleted with its document and its transformed images', async () => {
    const { _id, path, sha1hash } = await upload(new Uint8Array(await photo()))
    expect((await site.fetchPath(`/${path}?w=10`)).status).toBe(200)
    expect(await listImages(sha1hash)).toHaveLength(1)
    await mutate({ delete: { id: _id } })
    await eventually(async () => expect(await isThere(getBytes(sha1hash))).toBe(false))
    await eventually(async () => expect(await listImages(sha1hash)).toEqual([]))
  })

  it('exist after an upload during their deletion', async () => {
    const bytes = new Uint8Array(await photo())
    const { _id, path } = await upload(bytes)
    for (let times = 0; times < 10; times += 1) {
      await Promise.all([mutate({ delete: { id: _id } }), upload(bytes)])
      const there = site.store.get(_id) !== undefined
      expect((await site.fetchPath(`/${path}`)).status).toBe(there ? 200 : 404)
      await upload(bytes)
      expect((await site.fetchPath(`/${path}`)).status).toBe(200)
    }
  })

  it('are deleted at the next start if the store was killed before', async () => {
    const { _id, sha1hash } = await upload(new Uint8Array(await photo()))
    const folder = site.folder
    await site.stop()
    // The store was killed after the transaction.
    const database = new DatabaseSync(join(folder, 'content.sqlite'))
    database.prepare('delete from documents where id = ?').run(_id)
    database.close()
    site = await openSite({ DATA_DIR: folder })
    await eventually(async () => expect(await isThere(getBytes(sha1hash))).toBe(false))
  })

  it('stay when the transaction is refused', async () => {
    const { _id, sha1hash } = await upload(new Uint8Array(await photo()))
    const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } }
    await mutate({ create: { _id: 'with-picture', _type: 'note', image } })
    expect((await mutate({ delete: { id: _id } })).status).toBe(409)
    expect(await isThere(getBytes(sha1hash))).toBe(true)
  })
})
