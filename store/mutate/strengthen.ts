import { z } from 'zod'

const awaiting = z.looseObject({
  _ref: z.string(),
  _weak: z.boolean().optional(),
  _strengthenOnPublish: z.looseObject({ weak: z.boolean().optional() }),
})

/**
 * A reference to a document that was not published yet is weak and carries `_strengthenOnPublish`. Publishing makes
 * such references what the schema asks for, as the Studio does it.
 */
export function strengthenReferences<T>(value: T): T
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => strengthenReferences(element))
  if (typeof value !== 'object' || value === null) return value
  const found = awaiting.safeParse(value)
  if (!found.success) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strengthenReferences(field)]))
  }
  const { _strengthenOnPublish: wish, _weak, ...reference } = found.data
  return wish.weak ? { ...reference, _weak: _weak ?? true } : reference
}
