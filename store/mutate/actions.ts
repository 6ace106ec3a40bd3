import { getDraftId, getPublishedId, isDraftId, isVersionId } from '@sanity/client/csm'
import type { z } from 'zod'
import { isRecord } from '#lib/isRecord.ts'
import { describeInputError } from '../http/input.ts'
import { addArrayKeys } from './arrayKeys.ts'
import type { PendingTransaction } from './pending.ts'
import { applyReleaseAction, settleSchedules } from '../releases/actions.ts'
import { requireOpenRelease, requireReleaseRoom } from '../releases/requirements.ts'
import { isReleaseAction } from '../releases/schema.ts'
import { publishDocument, unpublishDocument } from './publish.ts'
import { documentExists, documentMissing, invalid, Refused } from './refused.ts'
import { action, type Action, mutation } from './schema.ts'

/** Finds the ids of the documents that a query selects. */
export type SelectIds = (query: string, params: Record<string, unknown>) => string[]

function parseStep<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw invalid(describeInputError(parsed.error))
  return parsed.data
}

/**
 * Applies a mutation to the pending transaction.
 *
 * @param options.addKeys adds a `_key` to the objects that it writes to lists without one
 * @throws Refused when the mutation is invalid or does not apply to the documents
 */
export function applyMutation(
  pending: PendingTransaction,
  input: unknown,
  { select, addKeys = false }: { select: SelectIds; addKeys?: boolean },
): void {
  const data = parseStep(mutation, input)
  const complete = <T>(written: T): T => (addKeys ? addArrayKeys(written) : written)
  if ('create' in data) pending.create(complete(data.create))
  else if ('createOrReplace' in data) pending.createOrReplace(complete(data.createOrReplace))
  else if ('createIfNotExists' in data) pending.createIfNotExists(complete(data.createIfNotExists))
  else if ('delete' in data) {
    const ids = 'id' in data.delete ? [data.delete.id].flat() : select(data.delete.query, data.delete.params)
    for (const id of ids) pending.delete(id)
  } else if ('id' in data.patch) {
    const { id, ...operations } = data.patch
    const completed = complete(operations)
    for (const documentId of [id].flat()) pending.patch(documentId, completed)
  } else {
    const { query, params, ...operations } = data.patch
    const completed = complete(operations)
    for (const documentId of select(query, params)) pending.patch(documentId, completed)
  }
}

type ActionOf<Name extends string> = Extract<Action, { actionType: `sanity.action.document.${Name}` }>

function createDraft({ attributes, publishedId }: Pick<ActionOf<'create'>, 'attributes' | 'publishedId'>) {
  const { _id = publishedId } = attributes
  if (getPublishedId(_id) !== publishedId) {
    throw invalid(`The attributes' ID "${_id}" is not of document "${publishedId}"`, { publishedId })
  }
  return { ...attributes, _id: isVersionId(_id) ? _id : getDraftId(publishedId) }
}

function getExisting(pending: PendingTransaction, id: string) {
  const document = pending.get(id)
  if (!document) throw documentMissing(id)
  return document
}

function publish(pending: PendingTransaction, request: ActionOf<'publish'>) {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = request
  const draft = getExisting(pending, draftId)
  pending.require('publish', draft)
  pending.requireRevision(draftId, ifDraftRevisionId)
  pending.requireRevision(publishedId, ifPublishedRevisionId)
  requireOpenRelease(pending, draftId)
  publishDocument(pending, draft, publishedId)
  if (isDraftId(draftId)) settleSchedules(pending, publishedId, draftId)
}

function discard(pending: PendingTransaction, id: string) {
  if (getPublishedId(id) === id) {
    throw invalid(`"${id}" is published; only a draft or a version can be discarded`, { id })
  }
  getExisting(pending, id)
  pending.delete(id)
}

function remove(pending: PendingTransaction, { publishedId, includeDrafts }: ActionOf<'delete'>) {
  pending.require('delete', getExisting(pending, publishedId))
  const wrongId = includeDrafts.find((id) => getPublishedId(id) !== publishedId || id === publishedId)
  if (wrongId !== undefined) throw invalid(`"${wrongId}" is not a draft of "${publishedId}"`, { id: wrongId })
  const draftId = getDraftId(publishedId)
  if (pending.get(draftId) && !includeDrafts.includes(draftId)) {
    const description = `Document "${publishedId}" has the draft "${draftId}", which is not to be deleted with it`
    throw new Refused(409, 'documentHasDraftError', description, { id: publishedId, draftId })
  }
  for (const id of [publishedId, ...includeDrafts]) pending.delete(id)
}

const DRAFT_ACTION = /^sanity\.action\.document\.(edit|publish|unpublish|discard)$/

/**
 * Adds to an action of documents the keys that list items lack, and the names of `@sanity/client` for those of the
 * reference of the API and of `@sanity/sdk`.
 */
function completeAction(input: unknown): unknown {
  if (!isRecord(input)) return input
  const { actionType, versionId: draftId, ifVersionRevisionId: ifDraftRevisionId, attributes: document } = input
  const name = typeof actionType === 'string' ? actionType : ''
  if (!name.startsWith('sanity.action.document.')) return input
  if (DRAFT_ACTION.test(name)) return addArrayKeys({ draftId, ifDraftRevisionId, ...input })
  return addArrayKeys(name === 'sanity.action.document.version.create' ? { document, ...input } : input)
}

/**
 * Applies one of Sanity's document actions to the pending transaction.
 *
 * @throws Refused when the action is unknown or invalid, or does not apply to the documents
 */
export function applyAction(pending: PendingTransaction, given: unknown, options = { dryRun: false }): void {
  const input = completeAction(given)
  if (isReleaseAction(input)) return applyReleaseAction(pending, input, options)
  const request = parseStep(action, input)
  if ('publishedId' in request && 'draftId' in request && getPublishedId(request.draftId) !== request.publishedId) {
    const { draftId, publishedId } = request
    throw invalid(`"${draftId}" is not the draft of "${publishedId}"`, { draftId, publishedId })
  }
  switch (request.actionType) {
    case 'sanity.action.document.create': {
      const draft = createDraft(request)
      pending.require('create', draft)
      requireOpenRelease(pending, draft._id)
      const ids = isDraftId(draft._id) ? [draft._id, request.publishedId] : [draft._id]
      const existing = ids.find((id) => pending.get(id))
      if (existing === undefined) {
        requireReleaseRoom(pending, draft._id)
        pending.create(draft)
      } else if (request.ifExists === 'fail') throw documentExists(existing)
      return undefined
    }
    case 'sanity.action.document.edit': {
      const { draftId, publishedId, patch } = request
      if (!pending.get(draftId)) {
        const published = pending.get(publishedId)
        if (!published) throw documentMissing(draftId)
        requireOpenRelease(pending, draftId)
        requireReleaseRoom(pending, draftId)
        pending.create({ ...published, _id: draftId })
      }
      return pending.patch(draftId, patch)
    }
    case 'sanity.action.document.publish':
      return publish(pending, request)
    case 'sanity.action.document.unpublish': {
      const published = getExisting(pending, request.publishedId)
      return unpublishDocument(pending, published, request.draftId)
    }
    case 'sanity.action.document.replaceDraft': {
      const draft = createDraft(request)
      if (!pending.get(draft._id)) getExisting(pending, request.publishedId)
      return pending.createOrReplace(draft)
    }
    case 'sanity.action.document.discard':
      return discard(pending, request.draftId)
    case 'sanity.action.document.version.discard':
      return discard(pending, request.versionId)
    case 'sanity.action.document.delete':
      return remove(pending, request)
  }
}
