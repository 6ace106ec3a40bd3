import { z } from 'zod'

/** A document another one points to. Strong references keep their target from being deleted. */
export interface Reference {
  id: string
  weak: boolean
}

const reference = z.looseObject({ _ref: z.string(), _weak: z.boolean().optional() })

/** References into other datasets or projects name them; nothing of this store can answer for their target. */
const leavesTheDataset = (value: object) => '_dataset' in value || '_projectId' in value

/**
 * Every document of this dataset that a value refers to, each once. One strong reference makes the target strong.
 *
 * @param value a document, or any part of one
 */
export function referencesIn(value: unknown): Reference[] {
  const weakById = new Map<string, boolean>()
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const current = pending.pop()
    if (typeof current !== 'object' || current === null) continue
    if ('_ref' in current && !leavesTheDataset(current)) {
      const found = reference.safeParse(current)
      if (found.success) {
        const { _ref: id, _weak: weak = false } = found.data
        weakById.set(id, weak && (weakById.get(id) ?? true))
      }
    }
    pending.push(...Object.values(current))
  }
  return Array.from(weakById, ([id, weak]) => ({ id, weak }))
}
