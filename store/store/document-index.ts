import { isObject, type Reference, listReferences } from './json-tree.ts'
import type { StoredDocument } from './types.ts'

type Documents = Map<string, StoredDocument>

/** Including `_type`. An index takes about 15 MB for 50,000 documents. */
const MAX_INDEXED_FIELDS = 8

/** Returns the string at a path such as `slug.current`. */
function getStringAt(document: StoredDocument, path: string): string | undefined {
  let value: unknown = document
  for (const name of path.split('.')) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return typeof value === 'string' ? value : undefined
}

function addTo(index: Map<string, Documents>, value: string, document: StoredDocument): Documents {
  const documents = index.get(value) ?? new Map<string, StoredDocument>()
  index.set(value, documents)
  return documents.set(document._id, document)
}

/** Indexes the current documents in memory by id, field and reference. Lists are sorted by id. */
export class DocumentIndex {
  #byId: Documents = new Map()
  /** By path and value. A path is indexed on first use. */
  #byField = new Map([['_type', new Map<string, Documents>()]])
  #references = new Map<string, Reference[]>()
  #referrers = new Map<string, Map<string, boolean>>()
  #sorted = new WeakMap<Documents, StoredDocument[]>()

  get size() {
    return this.#byId.size
  }

  get(id: string) {
    return this.#byId.get(id)
  }

  all(): readonly StoredDocument[] {
    return this.#sort(this.#byId)
  }

  ofType(type: string): readonly StoredDocument[] {
    return this.findByField('_type', type)
  }

  /** Lists the documents with a string at a path. */
  findByField(path: string, value: string): readonly StoredDocument[] {
    const documents = this.#indexOf(path).get(value)
    return documents ? this.#sort(documents) : []
  }

  referrers(id: string): Reference[] {
    return Array.from(this.#referrers.get(id) ?? [], ([referrer, weak]) => ({ id: referrer, weak }))
  }

  put(document: StoredDocument) {
    const { _id } = document
    this.remove(_id)
    this.#sorted.delete(this.#byId.set(_id, document))
    for (const [path, index] of this.#byField) {
      const value = getStringAt(document, path)
      if (value !== undefined) this.#sorted.delete(addTo(index, value, document))
    }
    const references = listReferences(document)
    this.#references.set(_id, references)
    for (const { id, weak } of references) {
      const referrers = this.#referrers.get(id) ?? new Map<string, boolean>()
      this.#referrers.set(id, referrers.set(_id, weak))
    }
  }

  remove(id: string) {
    const document = this.#byId.get(id)
    if (!document) return
    this.#byId.delete(id)
    this.#sorted.delete(this.#byId)
    for (const [path, index] of this.#byField) {
      const value = getStringAt(document, path)
      const documents = value === undefined ? undefined : index.get(value)
      if (value === undefined || !documents) continue
      documents.delete(id)
      this.#sorted.delete(documents)
      if (documents.size === 0) index.delete(value)
    }
    for (const reference of this.#references.get(id) ?? []) {
      const referrers = this.#referrers.get(reference.id)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(reference.id)
    }
    this.#references.delete(id)
  }

  #indexOf(path: string): Map<string, Documents> {
    const existing = this.#byField.get(path)
    if (existing) return existing
    const index = new Map<string, Documents>()
    for (const document of this.#byId.values()) {
      const value = getStringAt(document, path)
      if (value !== undefined) addTo(index, value, document)
    }
    const oldestPath = [...this.#byField.keys()].find((name) => name !== '_type')
    if (this.#byField.size >= MAX_INDEXED_FIELDS && oldestPath !== undefined) this.#byField.delete(oldestPath)
    this.#byField.set(path, index)
    return index
  }

  #sort(documents: Documents): readonly StoredDocument[] {
    const list = this.#sorted.get(documents) ?? [...documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    this.#sorted.set(documents, list)
    return list
  }
}
