import { getDraftId, getVersionFromId, type SanityClient, type SanityDocument } from 'sanity'
import { listValues } from '#lib/content/walkContent.ts'

/** Creates the patch that replaces an asset by id. It removes crop and hotspot, which belong to the old picture. */
export function createReplacementPatch(document: object, from: string, to: string) {
  const references = listValues(document).filter(({ path, value }) => value === from && path.endsWith('.asset._ref'))
  return {
    set: Object.fromEntries(references.map(({ path }) => [path, to])),
    unset: references.flatMap(({ path }) => ['crop', 'hotspot'].map((name) => path.replace(/asset\._ref$/, name))),
  }
}

const VERSIONS_QUERY = `{
  "versions": *[_id in path("versions.**") && references($from)],
  "locked": *[_type == "system.release" && state != "active"].name
}`

/** How many documents show another picture now. */
export interface Replaced {
  drafts: number
  /** In releases and in scheduled drafts that are paused. */
  versions: number
}

/** Says where a picture was replaced, and what is left to do. */
export function describeReplaced({ drafts, versions }: Replaced): string {
  if (drafts === 0) return versions === 0 ? 'The drafts show another picture already.' : 'Replaced in releases.'
  const where = `${drafts === 1 ? 'one draft' : `${drafts} drafts`}${versions === 0 ? '' : ' and in releases'}`
  return `Replaced in ${where}. Publish drafts under Activity.`
}

/**
 * Uploads a picture and replaces another one in the drafts of all documents whose newest state shows it, creating missing
 * drafts, and in releases.
 *
 * @throws with a reason, and then nothing is changed
 */
export async function replacePicture(client: SanityClient, from: string, file: File): Promise<Replaced> {
  const { versions, locked } = await client.fetch<{ versions: SanityDocument[]; locked: string[] }>(
    VERSIONS_QUERY,
    { from },
    { perspective: 'raw' },
  )
  if (versions.some(({ _id }) => locked.includes(getVersionFromId(_id) ?? ''))) {
    throw new Error(
      'What has a time shows it too, and is locked. Pause it or remove the time under Releases, then replace it.',
    )
  }
  const { _id: to } = await client.assets.upload('image', file, { filename: file.name })
  const newest = await client.fetch<SanityDocument[]>('*[references($from)]', { from }, { perspective: 'drafts' })
  const transaction = client.transaction()
  const patch = (document: SanityDocument, id: string) =>
    transaction.patch(id, { ...createReplacementPatch(document, from, to), ifRevisionID: document._rev })
  for (const version of versions) patch(version, version._id)
  for (const { _originalId, ...document } of newest) {
    const draftId = getDraftId(document._id)
    if (_originalId === draftId) patch(document, draftId)
    else transaction.create({ ...document, _id: draftId }).patch(draftId, createReplacementPatch(document, from, to))
  }
  if (newest.length + versions.length > 0) await transaction.commit()
  return { drafts: newest.length, versions: versions.length }
}
