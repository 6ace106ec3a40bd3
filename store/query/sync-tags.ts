import type { DocumentChange } from '../store/types.ts'
import { publishedIdOf } from './document-ids.ts'
import type { QueryPlan } from './plan.ts'

const ANY_DOCUMENT = 's1:all'
const typeTag = (type: string) => `s1:t.${type}`
const documentTag = (id: string) => `s1:d.${publishedIdOf(id)}`

/** Above this many a list of tags costs more than the refreshes it spares. */
const MOST_TAGS = 100

/**
 * What an answer depends on: the types its filters name, single documents where filters pin their ids, and every
 * document reached through a reference, missing ones included.
 *
 * @param dereferenced ids looked up while the query ran
 */
export function syncTagsOfQuery(plan: QueryPlan, dereferenced: Iterable<string>): string[] {
  if (plan.readsEverything) return [ANY_DOCUMENT]
  const tags = new Set<string>()
  for (const { ids, types } of plan.candidates.values()) {
    if (!ids && !types) return [ANY_DOCUMENT]
    for (const tag of ids?.map(documentTag) ?? types?.map(typeTag) ?? []) tags.add(tag)
  }
  for (const id of dereferenced) tags.add(documentTag(id))
  return tags.size > MOST_TAGS ? [ANY_DOCUMENT] : [...tags].sort()
}

/** The tags of every answer that a transaction may have changed. */
export function syncTagsOfChanges(changes: readonly DocumentChange[]): string[] {
  const tags = new Set([ANY_DOCUMENT])
  for (const { documentId, before, after } of changes) {
    tags.add(documentTag(documentId))
    for (const type of [before?._type, after?._type]) if (type !== undefined) tags.add(typeTag(type))
  }
  return [...tags].sort()
}
