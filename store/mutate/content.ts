import { getDraftId } from '@sanity/client/csm'
import { z } from 'zod'
import { listNestedValues, listReferences, mapTree } from '../documents/jsonTree.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import { type DocumentContent, documentContent } from '../documents/types.ts'
import { applyOperations } from './applyOperations.ts'
import { invalid } from './refused.ts'
import type { PatchOperations } from './schema.ts'

type ReadableStore = Pick<DocumentStore, 'get' | 'transactions'>

/**
 * Lists the ids of never-published drafts that a draft references, directly or through such drafts. They must be
 * published, or shown, together with it; drafts of withdrawn documents must not.
 */
export function listNewItems(store: ReadableStore, draft: DocumentContent): string[] {
  const found = new Set([draft._id])
  const isNew = (id: string) => !store.get(id) && store.transactions([id], 1).length === 0
  for (const draftId of found) {
    for (const { id } of listReferences(store.get(draftId))) {
      if (store.get(getDraftId(id)) && isNew(id)) found.add(getDraftId(id))
    }
  }
  found.delete(draft._id)
  return [...found]
}

/** Protects recursive code from a stack overflow. Sanity's own limit is lower. */
const MAX_DEPTH = 60

/** Names with a meaning in JavaScript, which would break readers of the content. */
const FORBIDDEN_NAMES = ['__proto__', 'hasOwnProperty']

/** Requires that a document is not nested too deep and has no name that breaks its readers. @throws Refused */
export function requireStorable(content: DocumentContent): void {
  const { _id: id } = content
  for (const { value, depth } of listNestedValues(content)) {
    if (depth > MAX_DEPTH) throw invalid(`Document "${id}" is nested more than ${MAX_DEPTH} levels deep`, { id })
    const forbidden = FORBIDDEN_NAMES.find((name) => Object.hasOwn(value, name))
    if (forbidden !== undefined) throw invalid(`Document "${id}" cannot have a field named "${forbidden}"`, { id })
  }
}

const weakUntilPublished = z.looseObject({
  _ref: z.string(),
  _weak: z.boolean().optional(),
  _strengthenOnPublish: z.looseObject({ weak: z.boolean().optional() }),
})

/** Sets the final strength of references that are weak only until their target is published. */
export const strengthenReferences = <T>(value: T): T =>
  mapTree(value, (nested) => {
    const parsed = weakUntilPublished.safeParse(nested)
    if (!parsed.success) return nested
    const { _strengthenOnPublish: onPublish, _weak, ...reference } = parsed.data
    return onPublish.weak ? { ...reference, _weak: _weak ?? true } : reference
  })

/** Finds a deleted document that a draft shows, or an unpublished one that must not be published with it. */
export function findMissingReference(
  store: ReadableStore,
  draft: DocumentContent,
  { describe }: { describe: (document: { _type: string }) => string },
): string | null {
  // Most documents show no such item, and need not be copied to see which references will be strong.
  if (listReferences(draft).every(({ id }) => store.get(id))) return null
  const items = listNewItems(store, draft)
  const missing = listReferences(strengthenReferences(draft))
    .filter(({ id, weak }) => !weak && !store.get(id))
    .find(({ id }) => !items.includes(getDraftId(id)))
  if (missing === undefined) return null
  const withdrawn = store.get(getDraftId(missing.id))
  return withdrawn
    ? `It shows ${describe(withdrawn)}, which was unpublished. Publish that first.`
    : 'It shows a document that has been deleted. Choose another one, or take it off.'
}

/**
 * Applies a patch as Sanity's Content Lake does, and removes nothing that every document has.
 *
 * @throws Refused when a path is invalid, a value has a wrong type, or the patch would change the id or the type, or
 *   remove the time of creation
 */
export function applyPatchTo(document: DocumentContent, operations: PatchOperations): DocumentContent {
  const { _id: id } = document
  let patched: DocumentContent
  try {
    patched = applyOperations(document, operations)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(`The patch of document "${id}" cannot be applied: ${reason}`, { id })
  }
  for (const field of ['_id', '_type'] as const) {
    if (patched[field] !== document[field]) {
      throw invalid(`The attribute "${field}" of document "${id}" cannot be changed`, { id })
    }
  }
  const { data, error } = documentContent.safeParse(patched)
  if (!data) {
    const field = error.issues[0]?.path.join('.') ?? ''
    throw invalid(`The attribute "${field}" of document "${id}" cannot be removed, or set to such a value`, { id })
  }
  return data
}
