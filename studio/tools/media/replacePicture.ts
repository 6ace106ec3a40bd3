import { getDraftId, getPublishedId, type SanityClient, type SanityDocument } from 'sanity'
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
 * Lists the changes that replace a picture in the newest state of each document, if it still shows it.
 *
 * @param documents drafts after the published documents
 */
export function listReplacements(documents: readonly SanityDocument[], from: string, to: string) {
  const newest = new Map(documents.map((document) => [getPublishedId(document._id), document]))
  return [...newest.values()]
    .map((document) => ({ document, patch: createReplacementPatch(document, from, to) }))
    .filter(({ patch }) => patch.unset.length > 0)
}

/**
 * Uploads a picture and replaces another one in the drafts of all documents that show it, creating missing drafts.
 *
 * @returns the number of changed drafts; none is changed when it throws
 */
export async function replaceImage(client: SanityClient, from: string, file: File): Promise<number> {
  const raw = client.withConfig({ perspective: 'raw' })
  const { _id: to } = await client.assets.upload('image', file, { filename: file.name })
  const showing = await raw.fetch<SanityDocument[]>('*[references($from) && !(_id in path("versions.**"))]', { from })
  const draftIds = showing.map(({ _id }) => getDraftId(_id))
  const drafts = await raw.fetch<SanityDocument[]>('*[_id in $draftIds]', { draftIds })
  const replacements = listReplacements([...showing, ...drafts], from, to)
  const transaction = replacements.reduce((changes, { document, patch }) => {
    const draftId = getDraftId(document._id)
    const isDraft = document._id === draftId
    const withDraft = isDraft ? changes : changes.create({ ...document, _id: draftId })
    return withDraft.patch(draftId, { ...patch, ...(isDraft && { ifRevisionID: document._rev }) })
  }, client.transaction())
  if (replacements.length > 0) await transaction.commit()
  return replacements.length
}
