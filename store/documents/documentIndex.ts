import { getPublishedId, getVersionFromId, isPublishedId } from '@sanity/client/csm'
import { type Reference, listReferences } from './jsonTree.ts'
import { type DocumentOrder, OrderIndex } from './orderIndex.ts'
import { readField } from './readField.ts'
import type { StoredDocument } from './types.ts'

/** Indexed fields. Each index takes memory, and queries can name any field. */
const MAX_FIELDS = 8

/** Orders of lists that are kept: those of the Studio have one or two for each type. */
const MAX_ORDERS = 16

/** Longer texts are not indexed, since each takes memory as well. */
export const MAX_TEXT_LENGTH = 200

/** A text in lower case that a field has or, as a list, contains. */
export interface FieldText {
  /** Names of attributes, the outermost first. */
  path: readonly string[]
  /** In at most `MAX_TEXT_LENGTH` characters. */
  text: string
}

/** Lists the texts of a field, in lower case: one, or those of a list. */
function listTexts(document: StoredDocument, path: readonly string[]): string[] {
  const texts = [readField(document, path)]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.toLowerCase() : []))
  return texts.filter((text) => text.length <= MAX_TEXT_LENGTH)
}

/** Indexes documents by the texts of one field. */
class FieldIndex {
  readonly #path: readonly string[]
  readonly #ids = new Map<string, Set<string>>()

  constructor(path: readonly string[]) {
    this.#path = path
  }

  find(text: string): ReadonlySet<string> | undefined {
    return this.#ids.get(text)
  }

  put(document: StoredDocument) {
    for (const text of listTexts(document, this.#path)) {
      this.#ids.set(text, (this.#ids.get(text) ?? new Set()).add(document._id))
    }
  }

  remove(document: StoredDocument) {
    for (const text of listTexts(document, this.#path)) {
      const ids = this.#ids.get(text)
      ids?.delete(document._id)
      if (ids?.size === 0) this.#ids.delete(text)
    }
  }
}

/** Returns the entry of a key, created if needed, as the most recently used one; the least recently used one goes. */
function useEntry<Entry>(entries: Map<string, Entry>, key: string, max: number, create: () => Entry): Entry {
  const entry = entries.get(key) ?? create()
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > max && oldest !== undefined) entries.delete(oldest)
  return entry
}

/**
 * Indexes the current documents in memory by id, type and reference, by the texts of fields that are looked up, and in
 * the order of lists.
 */
export class DocumentIndex {
  readonly #byId = new Map<string, StoredDocument>()
  readonly #byType = new Map<string, Map<string, StoredDocument>>()
  readonly #referrers = new Map<string, Map<string, boolean>>()
  /** Drafts and versions by their published id. */
  readonly #byPublishedId = new Map<string, Set<string>>()
  readonly #byRelease = new Map<string, Set<string>>()
  /** The least recently used first. */
  readonly #byField = new Map<string, FieldIndex>()
  /** The least recently used first. */
  readonly #inOrder = new Map<string, OrderIndex>()

  get(id: string) {
    return this.#byId.get(id)
  }

  all(): StoredDocument[] {
    return [...this.#byId.values()]
  }

  ofType(type: string): StoredDocument[] {
    return [...(this.#byType.get(type)?.values() ?? [])]
  }

  countOfType(type: string): number {
    return this.#byType.get(type)?.size ?? 0
  }

  /** Lists the ids of the documents with a text in a field. The first call for a field indexes it. */
  withText({ path, text }: FieldText): string[] {
    const index = useEntry(this.#byField, JSON.stringify(path), MAX_FIELDS, () => {
      const created = new FieldIndex(path)
      for (const document of this.#byId.values()) created.put(document)
      return created
    })
    return [...(index.find(text) ?? [])]
  }

  /**
   * Yields documents in an order, in groups of those that no key tells apart. The first call for an order sorts them.
   * No document may be put or removed meanwhile.
   */
  listInOrder(order: DocumentOrder): Iterable<readonly StoredDocument[]> {
    const create = () =>
      new OrderIndex(
        order,
        [...new Set(order.types)].flatMap((type) => this.ofType(type)),
      )
    return useEntry(this.#inOrder, JSON.stringify(order), MAX_ORDERS, create).listGroups()
  }

  /** Lists the ids of the documents of a release. */
  inRelease(releaseId: string): string[] {
    return [...(this.#byRelease.get(releaseId) ?? [])]
  }

  /** Lists the ids of a published document, its draft and its versions. */
  versionsOf(publishedId: string): string[] {
    return [...(this.#byId.has(publishedId) ? [publishedId] : []), ...(this.#byPublishedId.get(publishedId) ?? [])]
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
    for (const index of this.#byField.values()) index.put(document)
    for (const index of this.#inOrder.values()) index.put(document)
    for (const [ids, key] of this.#listVersionKeys(_id)) ids.set(key, (ids.get(key) ?? new Set()).add(_id))
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
    for (const index of this.#byField.values()) index.remove(document)
    for (const index of this.#inOrder.values()) index.remove(document)
    for (const [ids, key] of this.#listVersionKeys(id)) {
      ids.get(key)?.delete(id)
      if (ids.get(key)?.size === 0) ids.delete(key)
    }
    for (const reference of listReferences(document)) this.#referrers.get(reference.id)?.delete(id)
  }

  /** Lists the indexes of drafts and versions that an id is in, each with its key. */
  #listVersionKeys(id: string): [Map<string, Set<string>>, string][] {
    if (isPublishedId(id)) return []
    const releaseId = getVersionFromId(id)
    const byPublishedId: [Map<string, Set<string>>, string] = [this.#byPublishedId, getPublishedId(id)]
    return releaseId === undefined ? [byPublishedId] : [byPublishedId, [this.#byRelease, releaseId]]
  }
}
