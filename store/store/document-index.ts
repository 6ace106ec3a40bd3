import type { LakeDocument } from './types.ts'
import { type Reference, referencesIn } from './references.ts'

/**
 * The current documents in memory, found by id, by type and by what they refer to.
 *
 * Lists come in the order of ids, the order Sanity answers a query in that asks for none.
 */
export class DocumentIndex {
  #byId = new Map<string, LakeDocument>()
  #byType = new Map<string, Map<string, LakeDocument>>()
  #references = new Map<string, Reference[]>()
  #referrers = new Map<string, Map<string, boolean>>()
  #sorted = new Map<Map<string, LakeDocument>, LakeDocument[]>()

  get size() {
    return this.#byId.size
  }

  get(id: string) {
    return this.#byId.get(id)
  }

  all(): readonly LakeDocument[] {
    return this.#inOrder(this.#byId)
  }

  ofType(type: string): readonly LakeDocument[] {
    const documents = this.#byType.get(type)
    return documents ? this.#inOrder(documents) : []
  }

  referrers(id: string): Reference[] {
    return Array.from(this.#referrers.get(id) ?? [], ([referrer, weak]) => ({ id: referrer, weak }))
  }

  put(document: LakeDocument) {
    this.remove(document._id)
    this.#byId.set(document._id, document)
    this.#sorted.delete(this.#byId)
    const sameType = this.#byType.get(document._type) ?? new Map<string, LakeDocument>()
    this.#byType.set(document._type, sameType.set(document._id, document))
    this.#sorted.delete(sameType)
    const references = referencesIn(document)
    this.#references.set(document._id, references)
    for (const { id, weak } of references) {
      const referrers = this.#referrers.get(id) ?? new Map<string, boolean>()
      this.#referrers.set(id, referrers.set(document._id, weak))
    }
  }

  remove(id: string) {
    const document = this.#byId.get(id)
    if (!document) return
    this.#byId.delete(id)
    this.#sorted.delete(this.#byId)
    const sameType = this.#byType.get(document._type)
    if (sameType) {
      sameType.delete(id)
      this.#sorted.delete(sameType)
      if (sameType.size === 0) this.#byType.delete(document._type)
    }
    for (const reference of this.#references.get(id) ?? []) {
      const referrers = this.#referrers.get(reference.id)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(reference.id)
    }
    this.#references.delete(id)
  }

  #inOrder(documents: Map<string, LakeDocument>): readonly LakeDocument[] {
    let list = this.#sorted.get(documents)
    if (!list) {
      list = Array.from(documents.values()).sort((a, b) => (a._id < b._id ? -1 : 1))
      this.#sorted.set(documents, list)
    }
    return list
  }
}
