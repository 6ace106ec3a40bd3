import { Mutation } from '@sanity/mutator'
import { z } from 'zod'
import type { DocumentContent } from '../store/types.ts'
import { invalid } from './refused.ts'
import type { PatchOperations } from './schema.ts'

const patched = z.looseObject({ _id: z.string(), _type: z.string(), _createdAt: z.string() })

/**
 * Applies a patch the way the Studio applies it to its own copy, so that both agree.
 *
 * @throws Refused when a path cannot be read or the patch would change the id or the type
 */
export function applyPatchTo(document: DocumentContent, operations: PatchOperations): DocumentContent {
  const after = patched.safeParse(run(document, operations)).data
  for (const field of ['_id', '_type'] as const) {
    if (after?.[field] === document[field]) continue
    throw invalid(`The attribute "${field}" of document "${document._id}" cannot be changed`, { id: document._id })
  }
  return after ?? document
}

function run(document: DocumentContent, operations: PatchOperations): unknown {
  try {
    return new Mutation({ mutations: [{ patch: { ...operations, id: document._id } }] }).apply(document)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(`The patch of document "${document._id}" cannot be applied: ${reason}`, { id: document._id })
  }
}
