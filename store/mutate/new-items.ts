import { getDraftId } from '../query/document-ids.ts'
import { listReferences } from '../store/json-tree.ts'
import type { DocumentContent, DocumentStore } from '../store/types.ts'

/**
 * Lists the ids of never-published drafts that a draft references, directly or through such drafts. They must be
 * published, or shown, together with it; drafts of withdrawn documents must not.
 */
export function listNewItems(store: Pick<DocumentStore, 'get' | 'transactions'>, draft: DocumentContent): string[] {
  const found = new Set([draft._id])
  const isNew = (id: string) => !store.get(id) && store.transactions([id], { newest: 1 }).length === 0
  for (const draftId of found) {
    for (const { id } of listReferences(store.get(draftId))) {
      if (store.get(getDraftId(id)) && isNew(id)) found.add(getDraftId(id))
    }
  }
  found.delete(draft._id)
  return [...found]
}
