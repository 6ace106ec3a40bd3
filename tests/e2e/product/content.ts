import { isDeepStrictEqual } from 'node:util'
import type { SanityClient, SanityDocument } from '@sanity/client'
import type { Site } from './product.ts'

type Documents = ReadonlyMap<string, Record<string, unknown>>

/** Reads all documents and drafts by id, without the fields the store sets and without assets. */
async function readDocuments(site: Site): Promise<Documents> {
  const content = await site.content()
  const documents = await content.fetch<SanityDocument[]>('*[!(_id in path("_.**"))]', {}, { perspective: 'raw' })
  return new Map(
    documents
      .filter(({ _type }) => !_type.startsWith('sanity.'))
      .map(({ _rev, _createdAt, _updatedAt, ...fields }) => [fields._id, fields]),
  )
}

const listReleases = (content: SanityClient) =>
  content.fetch<{ releaseId: string; state: string }[]>(
    '*[_type == "system.release"]{"releaseId": name, state}',
    {},
    { perspective: 'raw' },
  )

/** Removes releases with their documents, which take no other changes. */
async function removeReleases(content: SanityClient, known: ReadonlySet<string>): Promise<void> {
  for (const { releaseId, state } of await listReleases(content)) {
    if (known.has(releaseId)) continue
    if (state === 'scheduled') await content.releases.unschedule({ releaseId })
    if (state === 'scheduled' || state === 'active') await content.releases.archive({ releaseId })
    await content.releases.delete({ releaseId })
  }
}

/**
 * Saves the content of a site.
 *
 * @returns a function that restores the content in one transaction
 */
export async function saveContent(site: Site): Promise<() => Promise<void>> {
  const content = await site.content()
  const before = await readDocuments(site)
  const known = new Set((await listReleases(content)).map(({ releaseId }) => releaseId))
  return async () => {
    await removeReleases(content, known)
    const now = await readDocuments(site)
    const transaction = content.transaction()
    const added = [...now.keys()].filter((id) => !before.has(id))
    const changed = [...before].filter(([id, fields]) => !isDeepStrictEqual(now.get(id), fields))
    for (const [id, { _type, ...fields }] of changed) {
      transaction.createOrReplace({ ...fields, _id: id, _type: String(_type) })
    }
    for (const id of added) transaction.delete(id)
    if (added.length + changed.length > 0) await transaction.commit()
  }
}
