import { type ContentSourceMapParsedPath, jsonPath } from '@sanity/client/csm'
import type { LakeDocument } from '../store/types.ts'

/** A spot in a document, with the value found there. */
export interface Place {
  document: LakeDocument
  /** As source maps write it, such as `$['steps'][?(@._key=='a')]['title']`. */
  path: string
  value: unknown
}

/**
 * Copies of documents whose every object and list belongs to one document only. The store's own may be
 * shared between a draft and its published version, and then would not tell where they come from.
 */
const copies = new WeakMap<LakeDocument, LakeDocument>()
const places = new WeakMap<object, Place>()

/** One step of a path, as source maps write it. */
export const segment = (part: ContentSourceMapParsedPath[number]) => jsonPath([part]).slice(1)

/**
 * The copy of a document by whose parts {@link placeOf} finds the way back. Made once for each revision,
 * as long as the store keeps handing out the same object for it.
 */
export function instrumentedCopy(document: LakeDocument): LakeDocument {
  const known = copies.get(document)
  if (known) return known
  const copy = structuredClone(document)
  register({ document, path: '$', value: copy })
  copies.set(document, copy)
  return copy
}

/** Where an object or list of a {@link instrumentedCopy} document is; nothing for what a query made. */
export function placeOf(value: unknown): Place | undefined {
  return typeof value === 'object' && value !== null ? places.get(value) : undefined
}

/** The place of a field or list element within a place; nothing where the document has none. */
export function placeWithin(place: Place, key: string | number): Place | undefined {
  const { document, path, value } = place
  if (Array.isArray(value) && typeof key === 'number') {
    const element: unknown = value[key]
    return element === undefined ? undefined : { document, path: path + segment(nameIn(value, key)), value: element }
  }
  if (isFields(value) && typeof key === 'string' && Object.hasOwn(value, key)) {
    return { document, path: path + segment(key), value: value[key] }
  }
  return undefined
}

function register(place: Place): void {
  if (typeof place.value !== 'object' || place.value === null) return
  places.set(place.value, place)
  const keys = Array.isArray(place.value) ? place.value.keys() : Object.keys(place.value)
  for (const key of keys) {
    const part = placeWithin(place, key)
    if (part) register(part)
  }
}

/** Names a list element by its `_key`, as the Studio does, unless another element has the same one. */
function nameIn(list: readonly unknown[], index: number): ContentSourceMapParsedPath[number] {
  const key = keyOf(list[index])
  if (key === undefined || list.findIndex((other) => keyOf(other) === key) !== index) return index
  return { _key: key, _index: index }
}

function keyOf(element: unknown): string | undefined {
  return isFields(element) && typeof element._key === 'string' && element._key !== '' ? element._key : undefined
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
