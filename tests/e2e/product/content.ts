import { isDeepStrictEqual } from 'node:util'
import type { SanityDocument } from '@sanity/client'
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

/**
 * Saves the content of a site.
 *
 * @returns a function that restores the content in one transaction
 */
export async function saveContent(site: Site): Promise<() => Promise<void>> {
  const before = await readDocuments(site)
  return async () => {
    const now = await readDocuments(site)
    const transaction = (await site.content()).transaction()
    const added = [...now.keys()].filter((id) => !before.has(id))
    const changed = [...before].filter(([id, fields]) => !isDeepStrictEqual(now.get(id), fields))
    for (const [id, { _type, ...fields }] of changed) {
      transaction.createOrReplace({ ...fields, _id: id, _type: String(_type) })
    }
    for (const id of added) transaction.delete(id)
    if (added.length + changed.length > 0) await transaction.commit()
  }
}
