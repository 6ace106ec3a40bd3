import { getDraftId } from '../query/document-ids.ts'
import { listReferences } from '../store/json-tree.ts'
import type { DocumentContent, DocumentStore } from '../store/types.ts'

/**
 * The ids of the drafts that a draft lists and that were never published, with what those list in turn: what must be
 * published, or shown, together with it.
 */
export function listNewItems(store: Pick<DocumentStore, 'get'>, draft: DocumentContent): string[] {
  const found = new Set([draft._id])
  for (const draftId of found) {
    for (const { id } of listReferences(store.get(draftId))) {
      if (!store.get(id) && store.get(getDraftId(id))) found.add(getDraftId(id))
    }
  }
  found.delete(draft._id)
  return [...found]
}
