import { foldLetters } from '../query/textSearch.ts'
import { readField } from './readField.ts'
import type { StoredDocument } from './types.ts'

/** One of the fields that documents are ordered by. */
export interface OrderKey {
  /** Names of attributes, the outermost first. */
  path: readonly string[]
  /** Whether texts are compared without their case, and nothing else is. */
  isLowered: boolean
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

/** A text without its case is followed by that with accents, as in the order that the query is evaluated with. */
function readValues(document: StoredDocument, { path, isLowered }: OrderKey): Value[] {
  const value = readField(document, path)
  if (isLowered) {
    const text = typeof value === 'string' ? value.toLowerCase() : undefined
    return [text === undefined ? text : foldLetters(text), text]
  }
  return [typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined]
}

/** Keeps documents sorted, so that the first of a list are found without the others. */
export class OrderIndex {
  readonly #types: ReadonlySet<string>
  readonly #keys: readonly OrderKey[]
  /** Whether each value of an entry is compared in reverse. */
  readonly #descending: readonly boolean[]
  readonly #entries: Entry[]

  constructor({ types, keys }: DocumentOrder, documents: readonly StoredDocument[]) {
    this.#types = new Set(types)
    this.#keys = keys
    this.#descending = keys.flatMap(({ isLowered, isDescending }) =>
      isLowered ? [isDescending, isDescending] : isDescending,
    )
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
    return { document, values: this.#keys.flatMap((key) => readValues(document, key)) }
  }

  #compareValues({ values }: Entry, other: Entry): number {
    for (const [place, value] of values.entries()) {
      const order = compareValues(value, other.values[place])
      if (order !== 0) return this.#descending[place] ? -order : order
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
