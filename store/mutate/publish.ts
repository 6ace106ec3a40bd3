import type { DocumentContent } from '../documents/types.ts'
import { strengthenReferences } from './content.ts'
import type { PendingTransaction } from './pending.ts'

/**
 * Publishes a draft or version: replaces the published document with it, and deletes it.
 *
 * @throws Refused without the permission
 */
export function publishDocument(pending: PendingTransaction, document: DocumentContent, publishedId: string): void {
  const { _system, ...content } = document
  pending.require('publish', document)
  const published = pending.get(publishedId)
  const _createdAt = published?._createdAt ?? content._createdAt
  // An importer may correct them; a person must not restore old values with an older draft.
  const settled = pending.isImporter ? {} : pending.rules.listSettledFields(document, published)
  pending.createOrReplace(strengthenReferences({ ...content, ...settled, _id: publishedId, _createdAt }), 'publish')
  pending.delete(document._id, 'publish')
}

/**
 * Deletes a published document and keeps its content as a draft.
 *
 * @throws Refused without the permission
 */
export function unpublishDocument(pending: PendingTransaction, published: DocumentContent, draftId: string): void {
  if (!pending.get(draftId)) pending.create({ ...published, _id: draftId }, 'unpublish')
  pending.delete(published._id, 'unpublish')
}
