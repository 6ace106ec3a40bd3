import { once } from 'node:events'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFull } from '#tests/support/full.ts'
import { embeddedClient, runStore, temporaryFolder } from './harness.ts'

const KILLS = isFull ? 20 : 3
const ids = Array.from({ length: 100 }, (_, index) => `page-${index}`)

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.dispose())

async function createRelease(client: SanityClient, releaseId: string, title: string) {
  await client.releases.create({ releaseId, metadata: { title } })
  const document = (id: string) => ({ _id: `versions.${releaseId}.${id}`, _type: 'page', title })
  const transaction = client.transaction()
  for (const id of ids) transaction.create(document(id))
  await transaction.commit()
}

/** Writes one document after another until the store is gone. */
async function write(client: SanityClient, acknowledged: () => void) {
  for (let value = 0; ; value += 1) {
    try {
      await client.createOrReplace({ _id: 'counter', _type: 'counter', value })
    } catch {
      return
    }
    acknowledged()
  }
}

async function readTitles(client: SanityClient) {
  const pages = await client.fetch<{ title: string }[]>('*[_type == "page" && !(_id in path("versions.**"))]{title}')
  return pages.map(({ title }) => title)
}

it(`publishes 100 documents of a release all or not at all, despite ${KILLS} kills`, { timeout: 300_000 }, async () => {
  let published: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [releaseId, title] = [`r${kill}`, `Round ${kill}`]
    const store = await runStore(folder.path)
    const client = embeddedClient(store.url)
    await createRelease(client, releaseId, title)
    const gone = once(store.child, 'exit')
    // Each round ends after another number of writes, so that the kills meet different moments of the publishing.
    let remaining = 1 + kill
    const acknowledged = () => {
      remaining -= 1
      if (remaining === 0) store.child.kill('SIGKILL')
    }
    const publishing = client.releases.publish({ releaseId }).then(
      () => true,
      () => false,
    )
    await write(client, acknowledged)
    await gone
    const isAcknowledged = await publishing

    const restarted = await runStore(folder.path)
    const again = embeddedClient(restarted.url)
    const release = await again.releases.get({ releaseId })
    const versions = await again.fetch<number>('count(*[sanity::partOfRelease($releaseId)])', { releaseId })
    const isPublished = release?.state === 'published'
    expect(isAcknowledged && !isPublished).toBe(false)
    expect(versions).toBe(isPublished ? 0 : ids.length)
    expect(await readTitles(again)).toEqual(isPublished ? Array(ids.length).fill(title) : published)
    // What was not published still can be.
    if (!isPublished) await again.releases.publish({ releaseId })
    published = await readTitles(again)
    expect(published).toEqual(Array(ids.length).fill(title))
    await restarted.end('SIGKILL')
  }
})
