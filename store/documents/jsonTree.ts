/** Yields every object and list of a JSON value, including itself. Not recursive, to avoid stack overflows. */
export function* listNestedValues(root: unknown): Generator<{ value: object; depth: number }> {
  const pending = [{ value: root, depth: 0 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    yield { value, depth }
    for (const child of Object.values(value)) pending.push({ value: child, depth: depth + 1 })
  }
}

type Change = (value: object) => unknown
type Test = (value: object) => boolean

/** Rebuilds a JSON value bottom-up with the objects and lists that `change` returns. Leaves are not searched. */
export function mapTree<T>(value: T, change: Change, isLeaf?: Test): T
export function mapTree(value: unknown, change: Change, isLeaf: Test = () => false): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isLeaf(value)) return change(value)
  if (Array.isArray(value)) return change(value.map((item: unknown) => mapTree(item, change, isLeaf)))
  const fields = Object.entries(value).map(([name, field]) => [name, mapTree(field, change, isLeaf)])
  return change(Object.fromEntries(fields))
}

/** A reference to a document. Strong references prevent the deletion of their target. */
export interface Reference {
  id: string
  weak: boolean
}

/** Returns whether a reference leads to a media library or another project, where its target cannot be checked. */
const isGlobal = (reference: object) => '_type' in reference && reference._type === 'globalDocumentReference'

/** Lists the referenced documents of this dataset, each once, as strong when any of its references is strong. */
export function listReferences(root: unknown): Reference[] {
  const weakById = new Map<string, boolean>()
  for (const { value } of listNestedValues(root)) {
    // Targets in other datasets or projects cannot be checked here.
    if (!('_ref' in value) || typeof value._ref !== 'string' || '_dataset' in value || '_projectId' in value) continue
    const weak = ('_weak' in value && value._weak === true) || isGlobal(value)
    weakById.set(value._ref, weak && (weakById.get(value._ref) ?? true))
  }
  return Array.from(weakById, ([id, weak]) => ({ id, weak }))
}
