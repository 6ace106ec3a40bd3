import { getDraftId, getPublishedId, isPublishedId, isVersionId } from '@sanity/client/csm'
import type { Access } from '../accounts/roles.ts'
import type { DocumentIndex } from '../documents/documentIndex.ts'
import type { OrderKey } from '../documents/orderIndex.ts'
import type { StoredDocument } from '../documents/types.ts'
import { badRequest } from '../http/errors.ts'
import { isReleaseDocument, isUnpublishing } from '../releases/release.ts'
import type { IndexLookup } from './indexLookup.ts'

/**
 * `raw` shows stored documents unchanged, `rawUnversioned` all but those of releases; a stack shows each published id
 * once, from its first matching layer.
 */
export type Perspective = 'raw' | 'rawUnversioned' | readonly string[]

/**
 * Checks whether an API version knows releases. Since then queries and listeners omit drafts by default; before, `raw`
 * omits versions.
 */
export const knowsReleases = (apiVersion: string) => apiVersion === 'X' || apiVersion >= '2025-02-19'

/** Returns the perspective of all documents that an API version knows. */
export const getRawPerspective = (apiVersion: string): Perspective =>
  knowsReleases(apiVersion) ? 'raw' : 'rawUnversioned'

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

/** Returns the id of a document in a layer that is not a single draft. */
function toLayerId(publishedId: string, layer: string): string {
  if (layer === 'published') return publishedId
  return layer === 'drafts' ? getDraftId(publishedId) : `versions.${layer}.${publishedId}`
}

/** Returns a function that lists the ids of a document in layers. A shared page may have a layer for each of its drafts. */
function createLayerIds(layers: readonly string[]): (publishedId: string) => string[] {
  const positions = new Map(layers.map((layer, position) => [layer, position]))
  const general = layers.filter((layer) => !layer.startsWith('drafts.'))
  return (publishedId) => {
    const ids = general.map((layer) => toLayerId(publishedId, layer))
    const draft = positions.get(getDraftId(publishedId))
    if (draft === undefined) return ids
    const before = general.filter((layer) => (positions.get(layer) ?? 0) < draft).length
    return ids.toSpliced(before, 0, getDraftId(publishedId))
  }
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

export type DocumentView = ReturnType<typeof createView>

/**
 * Creates the view of a perspective. Documents that the caller may not read do not hide those of later layers; versions
 * that unpublish their document do, as if their release had been published.
 */
export function createView(store: DocumentIndex, access: Access, perspective: Perspective) {
  const isRaw = typeof perspective === 'string'
  const isUnversioned = perspective === 'rawUnversioned'
  const isStack = !isRaw && perspective.length > 1
  const listLayerIds = isRaw ? (id: string) => [id] : createLayerIds(perspective)

  function get(id: string): StoredDocument | undefined {
    // Releases have ids like those of published documents, but are none.
    if (!isRaw && (!isPublishedId(id) || isReleaseDocument({ _id: id }))) return undefined
    if (isUnversioned && isVersionId(id)) return undefined
    let found: StoredDocument | undefined
    for (const layerId of listLayerIds(id)) {
      const document = store.get(layerId)
      if (!document || !access.canRead(document)) continue
      found = document
      break
    }
    if (!found || !isStack) return found
    return isUnpublishing(found) ? undefined : overlayDocument(found)
  }

  function resolve(storedIds: readonly string[]): StoredDocument[] {
    const ids = new Set(isRaw ? storedIds : storedIds.map(getPublishedId))
    const documents = Array.from(ids, get).filter((document) => document !== undefined)
    return documents.sort(compareIds)
  }

  const compareIds = (a: StoredDocument, b: StoredDocument) => (a._id < b._id ? -1 : 1)

  /** Returns the view's document that a stored one is shown as; undefined when another layer hides it. */
  function show({ _id }: StoredDocument): StoredDocument | undefined {
    const shown = get(isRaw ? _id : getPublishedId(_id))
    return (shown?._originalId ?? shown?._id) === _id ? shown : undefined
  }

  const countOfTypes = (types: readonly string[]) => types.reduce((count, type) => count + store.countOfType(type), 0)

  return {
    get,
    all: () => resolve(store.all().map(({ _id }) => _id)),
    /** Yields the documents of types in an order; those that no key tells apart come in the order of their ids. */
    *listInOrder(types: readonly string[], keys: readonly OrderKey[]): Generator<StoredDocument> {
      for (const group of store.listInOrder({ types, keys })) {
        yield* group.flatMap((document) => show(document) ?? []).sort(compareIds)
      }
    },
    /** Returns at least all documents that meet the lookup. */
    candidates({ ids, types, targets, texts, groups, releases }: IndexLookup): StoredDocument[] {
      if (ids) return resolve(ids)
      if (groups) return resolve(groups.flatMap((id) => store.versionsOf(id)))
      if (releases) return resolve(releases.flatMap((id) => store.inRelease(id)))
      if (targets) return resolve(targets.flatMap((target) => store.referrers(target).map(({ id }) => id)))
      const found = texts?.flatMap((text) => store.withText(text))
      // A text may be as common as a language.
      if (found && (!types || found.length <= countOfTypes(types))) return resolve(found)
      return resolve((types ?? []).flatMap((type) => store.ofType(type).map(({ _id }) => _id)))
    },
  }
}
