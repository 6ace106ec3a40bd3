export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object and list of a JSON value, itself included. Does not recurse, so that no depth exhausts the stack. */
export function* listNestedValues(root: unknown): Generator<{ value: object; depth: number }> {
  const pending = [{ value: root, depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    yield { value, depth }
    for (const child of Object.values(value)) pending.push({ value: child, depth: depth + 1 })
  }
}

/** Rebuilds a JSON value from its leaves up, with each object and list as `change` returns it. */
export function mapTree<T>(value: T, change: (value: object) => unknown): T
export function mapTree(value: unknown, change: (value: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return change(value.map((item: unknown) => mapTree(item, change)))
  return change(Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapTree(field, change)])))
}

/** A document another one points to. Strong references keep their target from being deleted. */
export interface Reference {
  id: string
  weak: boolean
}

/** Every document of this dataset that a value refers to, each once. One strong reference makes the target strong. */
export function listReferences(root: unknown): Reference[] {
  const weakById = new Map<string, boolean>()
  for (const { value } of listNestedValues(root)) {
    // References into other datasets or projects name them; their target cannot be checked here.
    if (!('_ref' in value) || typeof value._ref !== 'string' || '_dataset' in value || '_projectId' in value) continue
    const weak = '_weak' in value && value._weak === true
    weakById.set(value._ref, weak && (weakById.get(value._ref) ?? true))
  }
  return Array.from(weakById, ([id, weak]) => ({ id, weak }))
}
