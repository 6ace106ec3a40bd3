import { readField } from './readField.ts'
import type { StoredDocument } from './types.ts'

/** One of the fields that documents are ordered by. */
export interface OrderKey {
  /** Names of attributes, the outermost first. */
  path: readonly string[]
  /** Whether texts are compared without their case, and nothing else is. */
  isLowered: boolean
  /** What is replaced in texts before they are compared, and by what; values of other kinds are not compared then. */
  replacements: readonly (readonly [from: string, to: string])[]
  isDescending: boolean
}

/** Documents of some types in an order. */
export interface DocumentOrder {
  types: readonly string[]
  keys: readonly OrderKey[]
}

type Value = string | number | boolean | undefined

interface Entry {
  document: StoredDocument
  values: readonly Value[]
}

/** Ranks types as GROQ does; whatever else has no order among itself. */
function rankType(value: Value): number {
  if (typeof value === 'number') return 0
  if (typeof value === 'string') return 1
  return typeof value === 'boolean' ? 2 : 3
}

function compareValues(left: Value, right: Value): number {
  const ranks = rankType(left) - rankType(right)
  if (ranks !== 0 || left === right || left === undefined || right === undefined) return ranks
  return left < right ? -1 : 1
}

/** Reads what an order compares of a document. */
function readValue(document: StoredDocument, { path, isLowered, replacements }: OrderKey): Value {
  const value = readField(document, path)
  if (typeof value !== 'string') {
    if (isLowered || replacements.length > 0) return undefined
    return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  }
  return replacements.reduce(
    (text, [from, to]) => text.replaceAll(from, () => to),
    isLowered ? value.toLowerCase() : value,
  )
}

/** Keeps documents sorted, so that the first of a list are found without the others. */
export class OrderIndex {
  readonly #types: ReadonlySet<string>
  readonly #keys: readonly OrderKey[]
  readonly #entries: Entry[]

  constructor({ types, keys }: DocumentOrder, documents: readonly StoredDocument[]) {
    this.#types = new Set(types)
    this.#keys = keys
    this.#entries = documents.map((document) => this.#createEntry(document)).sort((a, b) => this.#compare(a, b))
  }

  /** Yields the documents in groups of those that no key tells apart. */
  *listGroups(): Generator<readonly StoredDocument[]> {
    let group: Entry[] = []
    for (const entry of this.#entries) {
      const [first] = group
      if (first && this.#compareValues(first, entry) !== 0) {
        yield group.map(({ document }) => document)
        group = []
      }
      group.push(entry)
    }
    if (group.length > 0) yield group.map(({ document }) => document)
  }

  put(document: StoredDocument) {
    if (!this.#types.has(document._type)) return
    const entry = this.#createEntry(document)
    this.#entries.splice(this.#findPlace(entry), 0, entry)
  }

  remove(document: StoredDocument) {
    if (!this.#types.has(document._type)) return
    this.#entries.splice(this.#findPlace(this.#createEntry(document)), 1)
  }

  #createEntry(document: StoredDocument): Entry {
    return { document, values: this.#keys.map((key) => readValue(document, key)) }
  }

  #compareValues({ values }: Entry, other: Entry): number {
    for (const [place, value] of values.entries()) {
      const order = compareValues(value, other.values[place])
      if (order !== 0) return this.#keys[place]?.isDescending ? -order : order
    }
    return 0
  }

  #compare(left: Entry, right: Entry): number {
    const order = this.#compareValues(left, right)
    if (order !== 0 || left.document._id === right.document._id) return order
    return left.document._id < right.document._id ? -1 : 1
  }

  /** Returns the place of the first entry that does not come before another one. */
  #findPlace(entry: Entry): number {
    let [start, end] = [0, this.#entries.length]
    while (start < end) {
      const middle = (start + end) >>> 1
      const found = this.#entries[middle]
      if (found && this.#compare(found, entry) < 0) start = middle + 1
      else end = middle
    }
    return start
  }
}
