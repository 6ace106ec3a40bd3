import type { DocumentChange } from '../store/types.ts'
import { getPublishedId } from './document-ids.ts'
import type { QueryPlan } from './plan.ts'

const ANY_DOCUMENT_TAG = 's1:all'
const createTypeTag = (type: string) => `s1:t.${type}`
const createDocumentTag = (id: string) => `s1:d.${getPublishedId(id)}`

/** More tags cost more than the refetches that they avoid. */
const MAX_TAGS = 100

/** Lists the tags of a result: types and ids of its filters, and dereferenced ids, including missing ones. */
export function syncTagsOfQuery(plan: QueryPlan, dereferenced: Iterable<string>): string[] {
  if (plan.readsEverything) return [ANY_DOCUMENT_TAG]
  const tags = new Set<string>()
  for (const { fields } of plan.candidates.values()) {
    const found = fields._id?.map(createDocumentTag) ?? fields._type?.map(createTypeTag)
    if (!found) return [ANY_DOCUMENT_TAG]
    for (const tag of found) tags.add(tag)
  }
  for (const id of dereferenced) tags.add(createDocumentTag(id))
  return tags.size > MAX_TAGS ? [ANY_DOCUMENT_TAG] : [...tags].sort()
}

/** Lists the tags of all results that the changes may have made stale. */
export function syncTagsOfChanges(changes: readonly DocumentChange[]): string[] {
  const tags = new Set([ANY_DOCUMENT_TAG])
  for (const { documentId, before, after } of changes) {
    tags.add(createDocumentTag(documentId))
    for (const type of [before?._type, after?._type]) if (type !== undefined) tags.add(createTypeTag(type))
  }
  return [...tags].sort()
}
