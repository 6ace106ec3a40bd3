/**
 * Loads the initial content into the content store, once.
 *
 * A marker document records the loaded ids, so that an edit is never overwritten and a deleted document does not
 * return, while a later release can add documents.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { contentDigest } from '#content/digest.ts'
import { getConnection } from '#lib/content/connection.ts'
import { env } from '#lib/env.ts'

/** An id with a dot is readable with a token only. */
const MARKER_ID = 'seed.marker'

interface Marker {
  _id: string
  _type: 'seedMarker'
  content: string
  documents: string[]
}

const contentFolder = new URL('../content/', import.meta.url)

/** Uploads the images. Assets are named by their content, so a repeated upload adds nothing. */
async function uploadAssets(client: SanityClient, paths: readonly string[]): Promise<Map<string, string>> {
  const assets = new Map<string, string>()
  for (const path of paths) {
    const file = await readFile(new URL(`assets/${path}`, contentFolder))
    const asset = await client.assets.upload('image', file, { filename: basename(path), contentType: 'image/svg+xml' })
    assets.set(path, asset._id)
  }
  return assets
}

/**
 * Loads documents that were never loaded before, in one transaction.
 *
 * @returns number of documents that the marker did not list
 */
export async function seed(client: SanityClient): Promise<number> {
  const content = await contentDigest()
  const marker = await client.getDocument<Marker>(MARKER_ID)
  if (marker?.content === content) return 0

  // Imported late: the schemas load the Studio's libraries, which a start with nothing to seed does not need.
  const { createSeedDocuments, seedAssetPaths } = await import('#content/documents.ts')
  const loaded = new Set(marker?.documents)
  const fresh = createSeedDocuments(await uploadAssets(client, seedAssetPaths)).filter(({ _id }) => !loaded.has(_id))

  const transaction = client.transaction()
  for (const document of fresh) transaction.createIfNotExists(document)
  transaction.createOrReplace<Marker>({
    _id: MARKER_ID,
    _type: 'seedMarker',
    content,
    documents: [...loaded, ...fresh.map(({ _id }) => _id)],
  })
  await transaction.commit({ visibility: 'sync' })
  return fresh.length
}

if (import.meta.main) {
  const token = env().SANITY_API_WRITE_TOKEN
  if (token === undefined) throw new Error('SANITY_API_WRITE_TOKEN is not set: the content cannot be written.')
  const count = await seed(createClient({ ...getConnection(), token, perspective: 'raw' }))
  process.stdout.write(count === 0 ? 'The content is loaded already.\n' : `Loaded ${count} documents.\n`)
}
