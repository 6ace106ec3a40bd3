import { type Reference, listReferences } from './json-tree.ts'
import type { StoredDocument } from './types.ts'

type Documents = Map<string, StoredDocument>

/** Indexes the current documents in memory by id, type and reference. Lists are sorted by id. */
export class DocumentIndex {
  readonly #byId: Documents = new Map()
  readonly #byType = new Map<string, Documents>()
  readonly #referrers = new Map<string, Map<string, boolean>>()
  readonly #sorted = new WeakMap<Documents, StoredDocument[]>()

  get(id: string) {
    return this.#byId.get(id)
  }

  all(): readonly StoredDocument[] {
    return this.#sort(this.#byId)
  }

  ofType(type: string): readonly StoredDocument[] {
    const documents = this.#byType.get(type)
    return documents ? this.#sort(documents) : []
  }

  referrers(id: string): Reference[] {
    return Array.from(this.#referrers.get(id) ?? [], ([referrer, weak]) => ({ id: referrer, weak }))
  }

  put(document: StoredDocument) {
    const { _id, _type } = document
    this.remove(_id)
    this.#sorted.delete(this.#byId.set(_id, document))
    const ofType = this.#byType.get(_type) ?? new Map<string, StoredDocument>()
    this.#byType.set(_type, ofType.set(_id, document))
    this.#sorted.delete(ofType)
    for (const { id, weak } of listReferences(document)) {
      const referrers = this.#referrers.get(id) ?? new Map<string, boolean>()
      this.#referrers.set(id, referrers.set(_id, weak))
    }
  }

  remove(id: string) {
    const document = this.#byId.get(id)
    if (!document) return
    for (const documents of [this.#byId, this.#byType.get(document._type)]) {
      if (documents?.delete(id)) this.#sorted.delete(documents)
    }
    for (const reference of listReferences(document)) this.#referrers.get(reference.id)?.delete(id)
  }

  #sort(documents: Documents): readonly StoredDocument[] {
    const list = this.#sorted.get(documents) ?? [...documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    this.#sorted.set(documents, list)
    return list
  }
}
