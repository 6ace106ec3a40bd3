import type { Access } from '../accounts/roles.ts'
import type { DocumentIndex } from '../store/document-index.ts'
import type { StoredDocument } from '../store/types.ts'
import { badRequest } from '../http/errors.ts'
import { getDraftId, getPublishedId, isPublishedId } from './document-ids.ts'
import type { IndexLookup } from './index-lookup.ts'

/** `raw` shows stored documents unchanged; a stack shows each published id once, from its first matching layer. */
export type Perspective = 'raw' | readonly string[]

/** Checks whether queries and listeners omit drafts and versions by default, as they do since this API version. */
export const isPublishedDefault = (apiVersion: string) => apiVersion === 'X' || apiVersion >= '2025-02-19'

const LAYER = /^([a-zA-Z0-9_-]+|drafts\.[a-zA-Z0-9._-]+)$/

/**
 * Parses `raw`, `published`, `drafts` (formerly `previewDrafts`), or layers separated by commas, the first of highest
 * priority. Published documents are always the last layer. Unlike in Sanity, a layer may be the id of a single draft.
 */
export function parsePerspective(text: string): Perspective {
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const wrong = names.find((name) => name === 'raw' || !LAYER.test(name))
  if (wrong !== undefined) throw badRequest(`The perspective "${text}" cannot have the layer "${wrong}".`)
  return [...new Set(names.filter((name) => name !== 'published')), 'published']
}

const compareIds = (a: StoredDocument, b: StoredDocument) => (a._id < b._id ? -1 : 1)

function* readStored(store: DocumentIndex, { ids, types, targets }: IndexLookup): Generator<StoredDocument> {
  const named = ids ?? targets?.flatMap((target) => store.referrers(target).map((referrer) => referrer.id))
  for (const id of new Set(named)) {
    const document = store.get(id)
    if (document) yield document
  }
  if (!named) for (const type of new Set(types)) yield* store.ofType(type)
}

export type DocumentView = ReturnType<typeof filteredView>

function filteredView(store: DocumentIndex, isVisible: (document: StoredDocument) => boolean) {
  return {
    get(id: string) {
      const document = store.get(id)
      return document && isVisible(document) ? document : undefined
    },
    all: () => store.all().filter(isVisible),
    /** Returns at least all documents that meet the lookup. */
    candidates: (lookup: IndexLookup) => Array.from(readStored(store, lookup)).filter(isVisible).sort(compareIds),
  }
}

/** Returns the id of a document in a layer; undefined when the layer is a different draft. */
function toLayerId(publishedId: string, layer: string): string | undefined {
  if (layer === 'published') return publishedId
  const draftId = getDraftId(publishedId)
  if (layer === 'drafts' || layer === draftId) return draftId
  return layer.startsWith('drafts.') ? undefined : `versions.${layer}.${publishedId}`
}

const overlays = new WeakMap<StoredDocument, StoredDocument>()

/** Returns a draft or version under its published id, with its own id as `_originalId`. */
function overlayDocument(document: StoredDocument): StoredDocument {
  let overlay = overlays.get(document)
  if (!overlay) {
    overlay = { ...document, _id: getPublishedId(document._id), _originalId: document._id }
    overlays.set(document, overlay)
  }
  return overlay
}

function createStackedView(store: DocumentIndex, access: Access, layers: readonly string[]): DocumentView {
  function get(publishedId: string): StoredDocument | undefined {
    if (!isPublishedId(publishedId)) return undefined
    for (const layer of layers) {
      const id = toLayerId(publishedId, layer)
      const document = id === undefined ? undefined : store.get(id)
      if (document && access.canRead(document)) return overlayDocument(document)
    }
    return undefined
  }
  const listPublishedIds = (documents: Iterable<StoredDocument>) =>
    Array.from(documents, ({ _id }) => getPublishedId(_id))
  const resolve = (ids: readonly string[]) =>
    Array.from(new Set(ids), get)
      .filter((document) => document !== undefined)
      .sort(compareIds)
  return {
    get,
    all: () => resolve(listPublishedIds(store.all())),
    candidates: (lookup) => resolve(lookup.ids ?? listPublishedIds(readStored(store, lookup))),
  }
}

/** Creates the view of a perspective. Documents that the caller may not read do not hide those of later layers. */
export function createView(store: DocumentIndex, access: Access, perspective: Perspective): DocumentView {
  if (perspective === 'raw') return filteredView(store, (document) => access.canRead(document))
  if (perspective.some((layer) => layer !== 'published')) return createStackedView(store, access, perspective)
  // Fast path for the most frequent perspective.
  return filteredView(store, (document) => isPublishedId(document._id) && access.canRead(document))
}
