import { type Reference, listReferences } from './jsonTree.ts'
import type { StoredDocument } from './types.ts'

/** Indexes the current documents in memory by id, type and reference. */
export class DocumentIndex {
  readonly #byId = new Map<string, StoredDocument>()
  readonly #byType = new Map<string, Map<string, StoredDocument>>()
  readonly #referrers = new Map<string, Map<string, boolean>>()

  get(id: string) {
    return this.#byId.get(id)
  }

  all(): StoredDocument[] {
    return [...this.#byId.values()]
  }

  ofType(type: string): StoredDocument[] {
    return [...(this.#byType.get(type)?.values() ?? [])]
  }

  referrers(id: string): Reference[] {
    return Array.from(this.#referrers.get(id) ?? [], ([referrer, weak]) => ({ id: referrer, weak }))
  }

  put(document: StoredDocument) {
    const { _id, _type } = document
    this.remove(_id)
    this.#byId.set(_id, document)
    const ofType = this.#byType.get(_type) ?? new Map<string, StoredDocument>()
    this.#byType.set(_type, ofType.set(_id, document))
    for (const { id, weak } of listReferences(document)) {
      const referrers = this.#referrers.get(id) ?? new Map<string, boolean>()
      this.#referrers.set(id, referrers.set(_id, weak))
    }
  }

  remove(id: string) {
    const document = this.#byId.get(id)
    if (!document) return
    this.#byId.delete(id)
    this.#byType.get(document._type)?.delete(id)
    for (const reference of listReferences(document)) this.#referrers.get(reference.id)?.delete(id)
  }
}
