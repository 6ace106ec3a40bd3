import { getDraftId, getPublishedId, type SanityClient, type SanityDocument } from 'sanity'
import { listValues } from '#lib/content/walk.ts'

/**
 * The patch that puts another picture in the place of one. The crop and the focal point were of the former picture.
 *
 * @param from id of the picture's asset
 * @param to id of the asset that takes its place
 */
export function createReplacementPatch(document: object, from: string, to: string) {
  const references = listValues(document).filter(({ path, value }) => value === from && path.endsWith('.asset._ref'))
  return {
    set: Object.fromEntries(references.map(({ path }) => [path, to])),
    unset: references.flatMap(({ path }) => ['crop', 'hotspot'].map((name) => path.replace(/asset\._ref$/, name))),
  }
}

/**
 * Uploads a picture and changes the drafts of all documents that show another one; what has no draft gets one.
 *
 * @returns how many drafts were changed
 * @throws Error when the store refuses the file, or a draft was changed meanwhile; no draft is changed then
 */
export async function replacePicture(client: SanityClient, from: string, file: File): Promise<number> {
  const raw = client.withConfig({ perspective: 'raw' })
  const { _id: to } = await client.assets.upload('image', file, { filename: file.name })
  const documents = await raw.fetch<SanityDocument[]>('*[references($from)]', { from })
  const newest = [...Map.groupBy(documents, ({ _id }) => getPublishedId(_id)).entries()].map(
    ([id, versions]) => versions.find(({ _id }) => _id !== id) ?? versions[0],
  )
  const transaction = newest
    .filter((document) => document !== undefined)
    .reduce((steps, document) => {
      const draftId = getDraftId(document._id)
      const patch = createReplacementPatch(document, from, to)
      const isDraft = document._id === draftId
      const withDraft = isDraft ? steps : steps.create({ ...document, _id: draftId })
      return withDraft.patch(draftId, { ...patch, ...(isDraft && { ifRevisionID: document._rev }) })
    }, client.transaction())
  await transaction.commit()
  return newest.length
}
