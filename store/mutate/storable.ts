import { invalid } from './refused.ts'

/** Sanity's own limit is lower; this one keeps every recursion over content far from the end of the stack. */
const DEEPEST = 60

/** Names with a meaning in JavaScript, which would break the programs that read the content. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'hasOwnProperty'])

/**
 * Refuses content that cannot be served safely.
 *
 * @param id names the document in the refusal
 */
export function requireStorable(content: unknown, id: string): void {
  const pending: { value: unknown; depth: number }[] = [{ value: content, depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth > DEEPEST) throw invalid(`Document "${id}" is nested more than ${DEEPEST} levels deep`, { id })
    for (const [name, field] of Object.entries(value)) {
      if (FORBIDDEN_NAMES.has(name)) throw invalid(`Document "${id}" cannot have a field named "${name}"`, { id })
      pending.push({ value: field, depth: depth + 1 })
    }
  }
}
