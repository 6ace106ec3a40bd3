import type { SanityClient } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'

/** Publishes a document without a draft once more as it is, so that it counts as newer than its translation. */
export function publishUnchanged(client: SanityClient, publishedId: string) {
  const draftId = getDraftId(publishedId)
  const copy = { publishedId, baseId: publishedId, versionId: draftId }
  return client.action([
    { actionType: 'sanity.action.document.version.create', ...copy },
    { actionType: 'sanity.action.document.publish', publishedId, draftId },
  ])
}
