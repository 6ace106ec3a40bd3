import { z } from 'zod'
import { draftIdOf, publishedIdOf } from '../query/document-ids.ts'
import { action, type Action, type ActionOf, knownActions } from './action-schema.ts'
import type { PendingTransaction } from './pending.ts'
import { immutableFields } from './policy-versions.ts'
import { documentExists, documentMissing, invalid, Refused } from './refused.ts'
import { strengthenReferences } from './strengthen.ts'

type Named<Name extends string> = Extract<Action, { actionType: `sanity.action.document.${Name}` }>

const actionTypeOf = z.object({ actionType: z.string() })

function read(given: unknown): Action {
  const parsed = action.safeParse(given)
  if (parsed.success) return parsed.data
  const name = actionTypeOf.safeParse(given).data?.actionType
  if (name !== undefined && !knownActions.some((known) => known === name)) {
    const description = `The action "${name}" is not supported here; known are ${knownActions.join(', ')}`
    throw new Refused(400, 'unsupportedActionError', description, { actionType: name })
  }
  throw invalid(z.prettifyError(parsed.error))
}

function requirePair(draftId: string, publishedId: string) {
  if (draftIdOf(publishedId) !== draftId) {
    throw invalid(`"${draftId}" is not the draft of "${publishedId}"`, { draftId, publishedId })
  }
}

function draftFrom(attributes: ActionOf<'sanity.action.document.create'>['attributes'], publishedId: string) {
  const { _id = publishedId } = attributes
  if (publishedIdOf(_id) !== publishedId || _id.startsWith('versions.')) {
    throw invalid(`The attributes' ID "${_id}" is not of document "${publishedId}"`, { publishedId })
  }
  return { ...attributes, _id: draftIdOf(publishedId) }
}

function create(pending: PendingTransaction, { publishedId, attributes, ifExists }: Named<'create'>) {
  const draft = draftFrom(attributes, publishedId)
  pending.require('create', draft)
  const existing = [draft._id, publishedId].find((id) => pending.get(id))
  if (existing === undefined) pending.create(draft)
  else if (ifExists === 'fail') throw documentExists(existing)
}

function edit(pending: PendingTransaction, { draftId, publishedId, patch }: Named<'edit'>) {
  requirePair(draftId, publishedId)
  if (!pending.get(draftId)) {
    const published = pending.get(publishedId)
    if (!published) throw documentMissing(draftId)
    pending.create({ ...published, _id: draftId })
  }
  pending.patch(draftId, patch)
}

function publish(pending: PendingTransaction, request: Named<'publish'>) {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = request
  requirePair(draftId, publishedId)
  const draft = pending.get(draftId)
  if (!draft) throw documentMissing(draftId)
  pending.require('publish', draft)
  pending.requireRevision(draftId, ifDraftRevisionId)
  pending.requireRevision(publishedId, ifPublishedRevisionId)
  const published = pending.get(publishedId)
  const _createdAt = published?._createdAt ?? draft._createdAt
  // A server may set right what is settled; nobody does so by bringing an older draft back.
  const settled = pending.isImporter ? {} : immutableFields(draft, published)
  pending.createOrReplace(strengthenReferences({ ...draft, ...settled, _id: publishedId, _createdAt }), 'publish')
  pending.delete(draftId, 'publish')
}

function unpublish(pending: PendingTransaction, { draftId, publishedId }: Named<'unpublish'>) {
  requirePair(draftId, publishedId)
  const published = pending.get(publishedId)
  if (!published) throw documentMissing(publishedId)
  if (!pending.get(draftId)) pending.create({ ...published, _id: draftId }, 'unpublish')
  pending.delete(publishedId, 'unpublish')
}

function replaceDraft(pending: PendingTransaction, { publishedId, attributes }: Named<'replaceDraft'>) {
  const draft = draftFrom(attributes, publishedId)
  if (!pending.get(draft._id) && !pending.get(publishedId)) throw documentMissing(publishedId)
  pending.createOrReplace(draft)
}

function discard(pending: PendingTransaction, id: string) {
  if (publishedIdOf(id) === id)
    throw invalid(`"${id}" is published; only a draft or a version can be discarded`, { id })
  if (!pending.get(id)) throw documentMissing(id)
  pending.delete(id)
}

function remove(pending: PendingTransaction, { publishedId, includeDrafts }: Named<'delete'>) {
  const published = pending.get(publishedId)
  if (!published) throw documentMissing(publishedId)
  pending.require('delete', published)
  const stranger = includeDrafts.find((id) => publishedIdOf(id) !== publishedId || id === publishedId)
  if (stranger !== undefined) throw invalid(`"${stranger}" is not a draft of "${publishedId}"`, { id: stranger })
  const draftId = draftIdOf(publishedId)
  if (pending.get(draftId) && !includeDrafts.includes(draftId)) {
    const description = `Document "${publishedId}" has the draft "${draftId}", which is not to be deleted with it`
    throw new Refused(409, 'documentHasDraftError', description, { id: publishedId, draftId })
  }
  for (const id of [publishedId, ...includeDrafts]) pending.delete(id)
}

/**
 * Takes one of Sanity's document actions into the pending transaction.
 *
 * @throws Refused when the store does not know the action, its fields are wrong, or the documents are not as it needs
 */
export function applyAction(pending: PendingTransaction, given: unknown): void {
  const request = read(given)
  switch (request.actionType) {
    case 'sanity.action.document.create':
      return create(pending, request)
    case 'sanity.action.document.edit':
      return edit(pending, request)
    case 'sanity.action.document.publish':
      return publish(pending, request)
    case 'sanity.action.document.unpublish':
      return unpublish(pending, request)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(pending, request)
    case 'sanity.action.document.discard':
      return discard(pending, request.draftId)
    case 'sanity.action.document.version.discard':
      return discard(pending, request.versionId)
    case 'sanity.action.document.delete':
      return remove(pending, request)
  }
}
