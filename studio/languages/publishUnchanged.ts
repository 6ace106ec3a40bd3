import { getDraftId } from '@sanity/client/csm'
import type { SanityClient } from 'sanity'

/** Publishes a document without a draft once more as it is, so that it counts as newer than its translation. */
export function publishUnchanged(client: Pick<SanityClient, 'action'>, publishedId: string) {
  const draftId = getDraftId(publishedId)
  const copy = { publishedId, baseId: publishedId, versionId: draftId }
  return client.action([
    { actionType: 'sanity.action.document.version.create', ...copy },
    { actionType: 'sanity.action.document.publish', publishedId, draftId },
  ])
}
