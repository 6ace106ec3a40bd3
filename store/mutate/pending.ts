import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { getDraftId, getPublishedId, getVersionFromId, isPublishedId } from '@sanity/client/csm'
import { type Access, COMMENT, type DocumentAction, type Identity, PREVIEW_SECRET } from '../accounts/roles.ts'
import { tooLarge } from '../http/errors.ts'
import { KeyIndex, type Lookup } from '../documents/keyIndex.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { DocumentContent, StoredDocument } from '../documents/types.ts'
import { findReleaseDocumentId, isReleaseDocument, parseRelease } from '../releases/release.ts'
import { applyPatchTo, requireStorable } from './content.ts'
import type { ContentRules } from './contentRules.ts'
import {
  documentExists,
  documentMissing,
  invalid,
  notPermitted,
  releaseLocked,
  revisionConflict,
  wrongType,
} from './refused.ts'
import type { PatchOperations } from './schema.ts'

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

type WrittenDocument = { _id?: string; _type: string; _createdAt?: string; [field: string]: unknown }

/**
 * Characters of the mutations of a transaction by type, for the types that every role may write: the history keeps all
 * mutations, also of a document that is small in the end, and must not fill the disk.
 */
const MAX_LENGTHS: ReadonlyMap<string, number> = new Map([
  [COMMENT, 40_000],
  [PREVIEW_SECRET, 8 * 1024],
])

export type SiteRules = ContentRules<PendingTransaction>

/** A transaction before its commit. Later steps see the changes of earlier ones; the store does not. */
export class PendingTransaction {
  readonly results: MutationResult[] = []
  /** For the log. Each contains its document's id. */
  readonly mutations: object[] = []
  readonly #next = new Map<string, DocumentContent | undefined>()
  readonly #createdByStore = new Set<string>()
  /** Indexes of the written documents, each built with its first use. */
  readonly #lookups = new Map<Lookup, KeyIndex>()
  readonly transactionId: string
  readonly store: DocumentStore
  readonly rules: SiteRules
  readonly author: Identity
  /** True for a token that imports content: it may replace required documents and publish unchecked content. */
  readonly isImporter: boolean
  readonly #access: Access
  readonly #lengths = new Map<string, number>()
  readonly #startedAt = new Date().toISOString()
  #isUnlocked = false
  /** Lists by type until the next write: the rules read them for each document. */
  readonly #publishedByType = new Map<string, readonly DocumentContent[]>()

  constructor(store: DocumentStore, access: Access, rules: SiteRules, transactionId: string = randomUUID()) {
    this.transactionId = transactionId
    this.store = store
    this.rules = rules
    this.author = access.identity
    this.isImporter = access.identity.kind === 'token'
    this.#access = access
  }

  /** The new state by document id; `undefined` deletes. */
  get next(): ReadonlyMap<string, DocumentContent | undefined> {
    return this.#next
  }

  get(id: string): DocumentContent | undefined {
    return this.#next.has(id) ? this.#next.get(id) : this.store.get(id)
  }

  /** Lists the published documents that a lookup finds by a key, as they will be after the transaction. */
  findPublished(lookup: Lookup, key: string): DocumentContent[] {
    let written = this.#lookups.get(lookup)
    if (!written) {
      written = new KeyIndex(lookup)
      for (const [id, document] of this.#next) if (isPublishedId(id)) written.set(id, document)
      this.#lookups.set(lookup, written)
    }
    const unchanged = this.store.findPublished(lookup, key).filter(({ _id }) => !this.#next.has(_id))
    return [...unchanged, ...written.find(key)]
  }

  /** Lists the published documents of a type as they will be after the transaction. */
  listPublished(type: string): readonly DocumentContent[] {
    const known = this.#publishedByType.get(type)
    if (known) return known
    const unchanged = this.store.ofType(type).filter(({ _id }) => !this.next.has(_id))
    const written = Array.from(this.next.values()).flatMap((content) => content ?? [])
    const listed = [...unchanged, ...written].filter(({ _id, _type }) => _type === type && isPublishedId(_id))
    this.#publishedByType.set(type, listed)
    return listed
  }

  /** Lists the documents of a release, as they will be after the transaction, by id. */
  listVersions(releaseId: string): DocumentContent[] {
    const written = [...this.#next.keys()].filter((id) => getVersionFromId(id) === releaseId)
    const ids = new Set([...this.store.listVersionIds(releaseId), ...written])
    return [...ids].sort().flatMap((id) => this.get(id) ?? [])
  }

  /** Creates a transaction with the same changes so far, to try out further ones. */
  fork(): PendingTransaction {
    const copy = new PendingTransaction(this.store, this.#access, this.rules)
    for (const [id, content] of this.#next) copy.#write(id, content)
    return copy
  }

  /** Runs changes of versions whose release takes no others. */
  unlockReleases(change: () => void) {
    this.#isUnlocked = true
    try {
      change()
    } finally {
      this.#isUnlocked = false
    }
  }

  /** Writes the document of a release, for which the caller has checked the permission. */
  putRelease(document: WrittenDocument & { _id: string }) {
    const content = this.#complete(document._id, document)
    requireStorable(content)
    const operation = this.get(content._id) ? 'update' : 'create'
    this.mutations.push({ createOrReplace: content })
    this.#setRelease(content._id, content)
    this.results.push({ id: content._id, operation })
  }

  /** Deletes the document of a release, for which the caller has checked the permission. */
  removeRelease({ _id: id }: { _id: string }) {
    this.mutations.push({ delete: { id } })
    this.#setRelease(id, undefined)
    this.results.push({ id, operation: 'delete' })
  }

  create(document: WrittenDocument, action: DocumentAction = 'create') {
    const id = document._id && !document._id.endsWith('.') ? document._id : `${document._id ?? ''}${randomUUID()}`
    const content = this.#complete(id, document)
    this.require(action, content)
    if (this.get(id)) throw documentExists(id)
    this.#requireSiblingAccess(content)
    this.#requireUnlocked(id, content._type)
    this.#record(content._type, { create: content })
    this.#put(content, 'create')
  }

  createIfNotExists(document: WrittenDocument & { _id: string }) {
    if (!this.get(document._id)) return this.create(document)
    this.require('create', document)
    this.results.push({ id: document._id, operation: 'none' })
  }

  createOrReplace(document: WrittenDocument & { _id: string }, action?: DocumentAction) {
    const before = this.get(document._id)
    const content = this.#complete(document._id, document)
    if (before) this.require(action ?? 'update', before)
    if (before?._type !== content._type) {
      this.require(action ?? 'create', content)
      this.#requireSiblingAccess(content)
    }
    this.#requireUnlocked(content._id, content._type)
    this.#record(content._type, { createOrReplace: content })
    this.#put(content, before ? 'update' : 'create')
  }

  patch(id: string, operations: PatchOperations) {
    const before = this.get(id)
    if (!before) throw documentMissing(id)
    this.require('update', before)
    this.requireRevision(id, operations.ifRevisionID)
    this.#requireUnlocked(id, before._type)
    const content = applyPatchTo(before, operations)
    this.require('update', content)
    this.#record(content._type, { patch: { id, ...operations } })
    this.#put(content, 'update')
  }

  /** Adds a document that the store itself creates, without a permission check. */
  createAsSystem(document: WrittenDocument & { _id: string }) {
    if (this.get(document._id)) throw documentExists(document._id)
    const content = this.#complete(document._id, document)
    this.mutations.push({ create: content })
    this.#put(content, 'create')
    this.#createdByStore.add(content._id)
  }

  /** Returns whether the store itself creates a document, from one that it checks. */
  isCreatedByStore(id: string): boolean {
    return this.#createdByStore.has(id)
  }

  /** Sets a list that the store itself maintains in a written document, without a permission check. */
  annotate(document: DocumentContent, field: string, values: readonly string[]) {
    if (isDeepStrictEqual(document[field] ?? [], values)) return
    const { _id: id } = document
    const operations = values.length > 0 ? { set: { [field]: values } } : { unset: [field] }
    this.mutations.push({ patch: { id, ...operations } })
    this.#write(id, applyPatchTo(document, operations))
  }

  /** Deleting a missing document does nothing, as with Sanity. */
  delete(id: string, action: DocumentAction = 'delete') {
    const before = this.get(id)
    if (!before) return
    this.require(action, before)
    this.#requireUnlocked(id, before._type)
    this.#record(before._type, { delete: { id } })
    this.#write(id, undefined)
    this.results.push({ id, operation: 'delete' })
  }

  /**
   * Runs before every other check of a step, whose error would reveal which documents exist.
   *
   * @throws Refused when the caller lacks the permission for the document
   */
  require(action: DocumentAction, document: { _id: string; _type: string }) {
    const reason = this.#access.getDenialReason(action, document)
    if (reason !== null) throw notPermitted(action, reason)
  }

  requireRevision(id: string, expected: string | undefined) {
    const revision = this.store.get(id)?._rev ?? (this.get(id) && this.transactionId)
    if (expected !== undefined && revision !== expected) throw revisionConflict(id, revision, expected)
  }

  preview(id: string): StoredDocument | undefined {
    const content = this.get(id)
    return content && { ...content, _rev: this.transactionId, _updatedAt: this.#startedAt }
  }

  #setRelease(id: string, content: DocumentContent | undefined) {
    this.#createdByStore.add(id)
    this.#write(id, content)
  }

  /** Protects releases, which only their actions change, and the versions in those that take no changes. */
  #requireUnlocked(id: string, type: string) {
    if (this.#isUnlocked) return
    if (isReleaseDocument({ _id: id, _type: type })) throw invalid(`"${id}" is changed by release actions only`, { id })
    const releaseId = findReleaseDocumentId(id)
    const release = releaseId === undefined ? undefined : parseRelease(this.get(releaseId))
    if (release && release.state !== 'active') throw releaseLocked(id, release)
  }

  #write(id: string, content: DocumentContent | undefined) {
    this.#next.set(id, content)
    this.#publishedByType.clear()
    if (isPublishedId(id)) for (const lookup of this.#lookups.values()) lookup.set(id, content)
  }

  /** @throws 413 when the mutations of a limited type are too long */
  #record(type: string, mutation: object) {
    this.mutations.push(mutation)
    const max = MAX_LENGTHS.get(type)
    if (max === undefined || this.isImporter) return
    const length = (this.#lengths.get(type) ?? 0) + JSON.stringify(mutation).length
    if (length > max)
      throw tooLarge(`A change of documents of type “${type}” may hold ${max} characters. Make it smaller.`)
    this.#lengths.set(type, length)
  }

  #complete(id: string, document: WrittenDocument): DocumentContent {
    const { _rev, _updatedAt, ...content } = document
    const before = this.get(id)
    // A document of another type is a new one.
    const createdAt = before?._type === content._type ? before._createdAt : this.#startedAt
    const _createdAt = content._createdAt ?? createdAt
    return this.rules.complete({ ...content, _id: id, _createdAt })
  }

  /** A draft shadows its published document, so a different type needs the right to change that document too. */
  #requireSiblingAccess({ _id, _type }: DocumentContent) {
    for (const id of [getPublishedId(_id), getDraftId(_id)]) {
      const sibling = this.get(id)
      if (sibling && id !== _id && sibling._type !== _type) this.require('update', sibling)
    }
  }

  #put(content: DocumentContent, operation: 'create' | 'update') {
    requireStorable(content)
    const problem = this.rules.findStorageProblem(content)
    if (problem !== null) throw wrongType(content._id, problem)
    this.#write(content._id, content)
    this.results.push({ id: content._id, operation })
  }
}
