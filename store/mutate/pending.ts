import { randomUUID } from 'node:crypto'
import { findLanguageProblem, findTypeProblem } from '#lib/content/fixed.ts'
import { isTranslated, getLanguageOfId } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import type { Access, DocumentAction } from '../accounts/types.ts'
import { getDraftId, getPublishedId } from '../query/document-ids.ts'
import type { DocumentContent, DocumentStore, LakeDocument } from '../store/types.ts'
import { applyPatchTo, requireStorable, withArrayKeys } from './content.ts'
import { documentExists, documentMissing, notPermitted, revisionConflict, wrongType } from './refused.ts'
import type { PatchOperations } from './schema.ts'

/** An item of `results` in an answer. */
export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

type Written = { _id?: string; _type: string; _createdAt?: string; [field: string]: unknown }

interface Options {
  store: Pick<DocumentStore, 'get'>
  access: Access
  transactionId: string
  autoGenerateArrayKeys?: boolean
}

/** The id of a translation says which language it is in, whatever the document says. */
function withLanguageOfId(content: DocumentContent): DocumentContent {
  const language = getLanguageOfId(getPublishedId(content._id))
  if (language === defaultLocale || !isTranslated(content._type)) return content
  return { ...content, language }
}

/** A transaction before its commit. Later steps see what earlier ones did; the store sees nothing yet. */
export class PendingTransaction {
  readonly results: MutationResult[] = []
  /** Kept in the log. Each names its document. */
  readonly mutations: object[] = []
  readonly next = new Map<string, DocumentContent | undefined>()
  /** Position, in the request, of the current mutation or action. */
  index = 0
  readonly #indexes = new Map<string, number>()
  readonly #options: Options
  readonly #startedAt = new Date().toISOString()

  constructor(options: Options) {
    this.#options = options
  }

  get transactionId() {
    return this.#options.transactionId
  }

  /** Whether the caller is a server that brings content as it is, not a person. */
  get isImporter() {
    return this.#options.access.isImporter()
  }

  get(id: string): DocumentContent | undefined {
    return this.next.has(id) ? this.next.get(id) : this.#options.store.get(id)
  }

  /** Position of the last mutation or action that touched the document. */
  getIndex(id: string) {
    return this.#indexes.get(id) ?? 0
  }

  /** @param as the permission to require when it is not the step's own */
  create(document: Written, as: DocumentAction = 'create') {
    const id = document._id && !document._id.endsWith('.') ? document._id : `${document._id ?? ''}${randomUUID()}`
    const content = this.#complete(id, document)
    this.require(as, content)
    if (this.get(id)) throw documentExists(id)
    this.#requirePlace(content)
    this.mutations.push({ create: content })
    this.#put(content, 'create')
  }

  createIfNotExists(document: Written & { _id: string }) {
    if (!this.get(document._id)) return this.create(document)
    this.require('create', document)
    this.results.push({ id: document._id, operation: 'none' })
  }

  createOrReplace(document: Written & { _id: string }, as?: DocumentAction) {
    const before = this.get(document._id)
    const content = this.#complete(document._id, document)
    if (before) this.require(as ?? 'update', before)
    if (before?._type !== content._type) {
      this.require(as ?? 'create', content)
      this.#requirePlace(content)
    }
    this.mutations.push({ createOrReplace: content })
    this.#put(content, before ? 'update' : 'create')
  }

  patch(id: string, operations: PatchOperations) {
    const before = this.get(id)
    if (!before) throw documentMissing(id)
    this.require('update', before)
    this.requireRevision(id, operations.ifRevisionID)
    const content = this.#keyed(applyPatchTo(before, operations))
    this.require('update', content)
    this.mutations.push({ patch: { id, ...operations } })
    this.#put(content, 'update')
  }

  /** Adds a document of the store's own: no permission is needed. */
  createAsSystem(document: Written & { _id: string }) {
    if (this.get(document._id)) throw documentExists(document._id)
    const content = this.#complete(document._id, document)
    this.mutations.push({ create: content })
    this.#put(content, 'create')
  }

  /** Sets a field of the store's own in a written document: no permission is needed. */
  annotate(document: DocumentContent, operations: PatchOperations) {
    const { _id: id } = document
    this.mutations.push({ patch: { id, ...operations } })
    this.next.set(id, applyPatchTo(document, operations))
  }

  /** Deleting a missing document does nothing, as with Sanity. */
  delete(id: string, as: DocumentAction = 'delete') {
    const before = this.get(id)
    if (!before) return
    this.require(as, before)
    this.mutations.push({ delete: { id } })
    this.next.set(id, undefined)
    this.#indexes.set(id, this.index)
    this.results.push({ id, operation: 'delete' })
  }

  /**
   * Runs before every other check of a step, whose refusal would show which documents exist.
   *
   * @throws Refused when the caller may not do this with the document
   */
  require(action: DocumentAction, document: { _id: string; _type: string }) {
    const refusal = this.#options.access.refusal(action, document)
    if (refusal !== null) throw notPermitted(action, refusal)
  }

  /** @throws Refused when a revision is expected and the stored document has another one, or is missing */
  requireRevision(id: string, expected: string | undefined) {
    const { store, transactionId } = this.#options
    const revision = store.get(id)?._rev ?? (this.get(id) && transactionId)
    if (expected !== undefined && revision !== expected) throw revisionConflict(id, revision, expected)
  }

  /** A document as it would be after the commit. */
  preview(id: string): LakeDocument | undefined {
    const content = this.get(id)
    return content && { ...content, _rev: this.#options.transactionId, _updatedAt: this.#startedAt }
  }

  #complete(id: string, document: Written): DocumentContent {
    const { _rev, _updatedAt, ...content } = document
    const _createdAt = content._createdAt ?? this.get(id)?._createdAt ?? this.#startedAt
    return this.#keyed(withLanguageOfId({ ...content, _id: id, _createdAt }))
  }

  #keyed(content: DocumentContent) {
    return this.#options.autoGenerateArrayKeys ? withArrayKeys(content) : content
  }

  /** A draft shadows its published document: one of another type needs the right to change that too. */
  #requirePlace({ _id, _type }: DocumentContent) {
    for (const id of [getPublishedId(_id), getDraftId(_id)]) {
      const neighbour = this.get(id)
      if (neighbour && id !== _id && neighbour._type !== _type) this.require('update', neighbour)
    }
  }

  #put(content: DocumentContent, operation: 'create' | 'update') {
    requireStorable(content)
    const id = getPublishedId(content._id)
    const problem = findTypeProblem(id, content._type) ?? findLanguageProblem(id, content)
    if (problem !== null) throw wrongType(content._id, problem)
    this.next.set(content._id, content)
    this.#indexes.set(content._id, this.index)
    this.results.push({ id: content._id, operation })
  }
}
