import { contentTypes } from '#lib/content/tags.ts'
import { MAY_NOT_RUN, runningLinks } from '#lib/links/runningLinks.ts'
import type { DocumentContent } from '../store/types.ts'

const ownTypes: ReadonlySet<string> = new Set(contentTypes)

/** Says in words which links of a document about to be published a visitor's browser would run, or null. */
export function runningLinkProblem(document: DocumentContent): string | null {
  const links = ownTypes.has(document._type) ? runningLinks(document) : []
  if (links.length === 0) return null
  const fields = links.map((path) => `“${path}”`).join(', ')
  return `${MAY_NOT_RUN} The document “${document._id}” (${document._type}) has one there: ${fields}. Change it, then publish.`
}
