import type { Access } from '../accounts/types.ts'
import type { DocumentStore, LakeDocument } from '../store/types.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from './document-ids.ts'
import type { IndexLookup } from './index-lookup.ts'
import type { Perspective } from './perspective.ts'

/** The dataset as one caller sees it through one perspective. Lists come in the order of ids. */
export interface DocumentView {
  get(id: string): LakeDocument | undefined
  all(): LakeDocument[]
  /** A list that holds at least every document the narrowing allows. */
  candidates(narrowing: IndexLookup): LakeDocument[]
}

type Reads = Pick<DocumentStore, 'get' | 'all' | 'ofType' | 'referrers'>

const byId = (a: LakeDocument, b: LakeDocument) => (a._id < b._id ? -1 : 1)

/** The stored documents a narrowing points to, before any perspective. */
function* stored(store: Reads, { ids, targets, types }: IndexLookup): Generator<LakeDocument> {
  const named = ids ?? targets?.flatMap((target) => store.referrers(target).map((referrer) => referrer.id))
  for (const id of new Set(named)) {
    const document = store.get(id)
    if (document) yield document
  }
  if (!named) for (const type of new Set(types)) yield* store.ofType(type)
}

function rawView(store: Reads, access: Access): DocumentView {
  const readable = (documents: Iterable<LakeDocument>) =>
    Array.from(documents).filter((document) => access.canRead(document))
  return {
    get(id) {
      const document = store.get(id)
      return document && access.canRead(document) ? document : undefined
    },
    all: () => readable(store.all()),
    candidates: (narrowing) => readable(stored(store, narrowing)).sort(byId),
  }
}

/** What is published alone: most queries are a visitor's, and a draft costs them no more than a look at its id. */
function publishedView(store: Reads, access: Access): DocumentView {
  const isShown = (document: LakeDocument) => isPublishedId(document._id) && access.canRead(document)
  return {
    get(id) {
      const document = store.get(id)
      return document && isShown(document) ? document : undefined
    },
    all: () => Array.from(store.all()).filter(isShown),
    candidates: (narrowing) => Array.from(stored(store, narrowing)).filter(isShown).sort(byId),
  }
}

/** The id under which a layer has a document; undefined for a layer of one draft that is not this one's. */
function idInLayer(publishedId: string, layer: string): string | undefined {
  if (layer === 'published') return publishedId
  const draftId = draftIdOf(publishedId)
  if (layer === 'drafts' || layer === draftId) return draftId
  return layer.startsWith('drafts.') ? undefined : `versions.${layer}.${publishedId}`
}

const overlays = new WeakMap<LakeDocument, LakeDocument>()

/** A draft or version under its published id; which document it really is stays in `_originalId`. */
function overlaid(document: LakeDocument): LakeDocument {
  let overlay = overlays.get(document)
  if (!overlay) {
    overlay = { ...document, _id: publishedIdOf(document._id), _originalId: document._id }
    overlays.set(document, overlay)
  }
  return overlay
}

function stackedView(store: Reads, access: Access, layers: readonly string[]): DocumentView {
  const plain = layers.length === 1
  function get(publishedId: string): LakeDocument | undefined {
    for (const layer of layers) {
      const id = idInLayer(publishedId, layer)
      const document = id === undefined ? undefined : store.get(id)
      if (document && access.canRead(document)) return plain ? document : overlaid(document)
    }
    return undefined
  }
  function resolve(documents: Iterable<LakeDocument>): LakeDocument[] {
    const found = new Map<string, LakeDocument>()
    for (const { _id } of documents) {
      const publishedId = publishedIdOf(_id)
      if (found.has(publishedId)) continue
      const document = get(publishedId)
      if (document) found.set(publishedId, document)
    }
    return Array.from(found.values()).sort(byId)
  }
  return {
    get: (id) => (id === publishedIdOf(id) ? get(id) : undefined),
    all: () => resolve(store.all()),
    candidates(narrowing) {
      if (!narrowing.ids) return resolve(stored(store, narrowing))
      const named = narrowing.ids.map((id) => (id === publishedIdOf(id) ? get(id) : undefined))
      return [...new Set(named)].filter((document) => document !== undefined).sort(byId)
    },
  }
}

/**
 * Looks at a store through a perspective, showing only what the caller may read.
 *
 * A document hidden from the caller is no layer either: the next layer's shows.
 */
export function viewOf(store: Reads, access: Access, perspective: Perspective): DocumentView {
  if (perspective === 'raw') return rawView(store, access)
  const publishedAlone = perspective.length === 1 && perspective[0] === 'published'
  return publishedAlone ? publishedView(store, access) : stackedView(store, access, perspective)
}
