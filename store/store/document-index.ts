import { type Reference, referencesIn } from './json-tree.ts'
import type { LakeDocument } from './types.ts'

type Documents = Map<string, LakeDocument>

/** The current documents in memory, found by id, by type and by reference. Lists come in the order of ids. */
export class DocumentIndex {
  #byId: Documents = new Map()
  #byType = new Map<string, Documents>()
  #references = new Map<string, Reference[]>()
  #referrers = new Map<string, Map<string, boolean>>()
  #sorted = new Map<Documents, LakeDocument[]>()

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
    const { _id, _type } = document
    this.remove(_id)
    const sameType = this.#byType.get(_type) ?? new Map<string, LakeDocument>()
    this.#byType.set(_type, sameType)
    for (const documents of [this.#byId, sameType]) {
      documents.set(_id, document)
      this.#sorted.delete(documents)
    }
    const references = referencesIn(document)
    this.#references.set(_id, references)
    for (const { id, weak } of references) {
      const referrers = this.#referrers.get(id) ?? new Map<string, boolean>()
      this.#referrers.set(id, referrers.set(_id, weak))
    }
  }

  remove(id: string) {
    const type = this.#byId.get(id)?._type
    if (type === undefined) return
    const sameType = this.#byType.get(type)
    for (const documents of sameType ? [this.#byId, sameType] : [this.#byId]) {
      documents.delete(id)
      this.#sorted.delete(documents)
    }
    if (sameType?.size === 0) this.#byType.delete(type)
    for (const reference of this.#references.get(id) ?? []) {
      const referrers = this.#referrers.get(reference.id)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(reference.id)
    }
    this.#references.delete(id)
  }

  #inOrder(documents: Documents): readonly LakeDocument[] {
    const list = this.#sorted.get(documents) ?? [...documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    this.#sorted.set(documents, list)
    return list
  }
}
