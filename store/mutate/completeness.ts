import { contentTypes } from '#lib/content/tags.ts'
import { lackingParts } from '#lib/content/whole.ts'
import type { DocumentContent } from '../store/types.ts'

const ownTypes: ReadonlySet<string> = new Set(contentTypes)

/**
 * Says in words what a document about to be published lacks of what its schema requires, or null. What was missing
 * already, because the schema is newer than the document, does not keep its other fields from being changed.
 *
 * @param before as it was published until now
 */
export function completenessProblem(document: DocumentContent, before: DocumentContent | undefined): string | null {
  if (!ownTypes.has(document._type)) return null
  const known = new Set(before?._type === document._type ? lackingParts(before) : [])
  const lacking = lackingParts(document).filter((path) => !known.has(path))
  if (lacking.length === 0) return null
  const fields = lacking.map((path) => `“${path}”`).join(', ')
  return `The document “${document._id}” (${document._type}) lacks what its pages need, or has something of another kind there: ${fields}. Fill this in, then publish.`
}
