import { getDraftId, type SanityClient, type SanityDocument } from 'sanity'
import { listValues } from '#lib/content/walkContent.ts'

/** Creates the patch that replaces an asset by id. It removes crop and hotspot, which belong to the old picture. */
export function createReplacementPatch(document: object, from: string, to: string) {
  const references = listValues(document).filter(({ path, value }) => value === from && path.endsWith('.asset._ref'))
  return {
    set: Object.fromEntries(references.map(({ path }) => [path, to])),
    unset: references.flatMap(({ path }) => ['crop', 'hotspot'].map((name) => path.replace(/asset\._ref$/, name))),
  }
}

/**
 * Uploads a picture and replaces another one in the drafts of all documents whose newest state shows it, creating missing
 * drafts.
 *
 * @returns the number of changed drafts; none is changed when it throws
 */
export async function replacePicture(client: SanityClient, from: string, file: File): Promise<number> {
  const { _id: to } = await client.assets.upload('image', file, { filename: file.name })
  const newest = await client.fetch<SanityDocument[]>('*[references($from)]', { from }, { perspective: 'drafts' })
  const transaction = newest.reduce((changes, { _originalId, ...document }) => {
    const draftId = getDraftId(document._id)
    const patch = createReplacementPatch(document, from, to)
    return _originalId === draftId
      ? changes.patch(draftId, { ...patch, ifRevisionID: document._rev })
      : changes.create({ ...document, _id: draftId }).patch(draftId, patch)
  }, client.transaction())
  if (newest.length > 0) await transaction.commit()
  return newest.length
}
