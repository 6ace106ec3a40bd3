/**
 * Loads the initial content into the content store, once.
 *
 * A marker document records the loaded ids, so that an edit is never overwritten and a deleted document does not
 * return, while a later release can add documents.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createClient, type SanityClient, type Transaction } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import { hashContent } from '#content/digest.ts'
import type { SeedDocument, Upgrade } from '#content/documents.ts'
import { getConnection } from '#lib/content/connection.ts'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'

/** An id with a dot is readable with a token only. */
const MARKER_ID = 'seed.marker'

interface Marker {
  _id: string
  _type: 'seedMarker'
  /** Digest of the last loaded content. */
  content: string
  /** Ids of all documents ever loaded, and names of patches. */
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

/** Parts of French pages that are copied from English, where editors may have changed them. */
const SHARED_PARTS: Readonly<Record<string, readonly string[]>> = {
  personalPage: ['press.logos', 'sectionOrder'],
  businessPage: ['partnerStrip.logos', 'demoSection.quote.logo', 'sectionOrder'],
}

/** French policies and site settings: in a store with existing content they are added as drafts for review. */
const REVIEWED_TYPES: ReadonlySet<string> = new Set(['siteSettings', 'legalPolicy'])

/** Copies the shared parts to French documents in a store whose English documents already exist. */
async function adaptTranslations(client: SanityClient, transaction: Transaction, fresh: readonly SeedDocument[]) {
  for (const { _id, _type } of fresh.filter(({ language }) => language === 'fr-CA')) {
    const parts = (SHARED_PARTS[_type] ?? []).map((path) => `"${path}": ${path}`)
    const english =
      parts.length > 0 &&
      (await client.fetch<Record<string, unknown> | null>(`*[_id == $id][0]{${parts.join()}}`, {
        id: toIdInLanguage(_id, defaultLocale),
      }))
    if (!english) continue
    const kept = Object.entries(english)
    transaction.patch(_id, {
      set: Object.fromEntries(kept.filter(([, part]) => part !== null)),
      unset: kept.flatMap(([path, part]) => (part === null ? [path] : [])),
    })
  }
}

/**
 * Loads documents that were never loaded before, and patches those of earlier releases, in one transaction.
 *
 * @param given the patches; by default those of the content
 * @returns number of documents that the marker did not list
 */
export async function seed(client: SanityClient, given?: readonly Upgrade[]): Promise<number> {
  const content = await hashContent()
  const marker = await client.getDocument<Marker>(MARKER_ID)
  if (marker?.content === content) return 0

  // Imported late: the schemas load the Studio's libraries, which a start with nothing to seed does not need.
  const { createSeedDocuments, seedAssetPaths, upgrades } = await import('#content/documents.ts')
  const patches = given ?? upgrades
  const loaded = new Set(marker?.documents)
  const fresh = createSeedDocuments(await uploadAssets(client, seedAssetPaths)).filter(({ _id }) => !loaded.has(_id))

  const transaction = client.transaction()
  for (const document of fresh) {
    const isReviewed = marker !== undefined && document['language'] === 'fr-CA' && REVIEWED_TYPES.has(document._type)
    const _id = isReviewed ? getDraftId(document._id) : document._id
    transaction.createIfNotExists({ ...document, _id })
  }
  if (marker) await adaptTranslations(client, transaction, fresh)
  for (const { unlessLoaded, id, patch } of patches) {
    if (!marker || loaded.has(unlessLoaded)) continue
    for (const document of await client.getDocuments([id, getDraftId(id)])) {
      if (document) transaction.patch(document._id, typeof patch === 'function' ? patch(document) : patch)
    }
  }
  for (const { _id } of fresh) loaded.add(_id)
  for (const { unlessLoaded } of patches) loaded.add(unlessLoaded)
  transaction.createOrReplace<Marker>({ _id: MARKER_ID, _type: 'seedMarker', content, documents: [...loaded] })
  await transaction.commit({ visibility: 'sync' })
  return fresh.length
}

if (import.meta.main) {
  const token = env().SANITY_API_WRITE_TOKEN
  if (token === undefined) throw new Error('SANITY_API_WRITE_TOKEN is not set: the content cannot be written.')
  const count = await seed(createClient({ ...getConnection(), token, perspective: 'raw' }))
  process.stdout.write(count === 0 ? 'The content is loaded already.\n' : `Loaded ${count} documents.\n`)
}
