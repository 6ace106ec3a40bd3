import type { DocumentContent } from './types.ts'

/** Finds documents of a type by keys that are computed from each. */
export interface Lookup {
  type: string
  listKeys: (document: DocumentContent) => readonly string[]
}

/** Documents by their keys, so that a search does not read all of them. */
export class KeyIndex {
  readonly #documents = new Map<string, Map<string, DocumentContent>>()
  readonly #keys = new Map<string, readonly string[]>()
  readonly #lookup: Lookup

  constructor(lookup: Lookup) {
    this.#lookup = lookup
  }

  /** Sets the state of a document; undefined, or another type, removes it. */
  set(id: string, document: DocumentContent | undefined): void {
    for (const key of this.#keys.get(id) ?? []) this.#documents.get(key)?.delete(id)
    this.#keys.delete(id)
    if (document?._type !== this.#lookup.type) return
    const keys = this.#lookup.listKeys(document)
    this.#keys.set(id, keys)
    for (const key of keys) {
      const documents = this.#documents.get(key) ?? new Map<string, DocumentContent>()
      this.#documents.set(key, documents.set(id, document))
    }
  }

  find(key: string): DocumentContent[] {
    return [...(this.#documents.get(key)?.values() ?? [])]
  }
}
