import { getVersionFromId, isVersionId } from '@sanity/client/csm'
import { z } from 'zod'
import { isRecord } from '#lib/isRecord.ts'
import { documentContent, type DocumentContent } from '../documents/types.ts'

/** Type of the documents that describe releases. */
export const RELEASE = 'system.release'

/** Documents in one release, as in Sanity. */
export const MAX_DOCUMENTS = 1000

/** Releases that are neither published nor archived. Each scheduled draft is one. */
export const MAX_ACTIVE_RELEASES = 1000

const ID_PREFIX = '_.releases.'

export const getReleaseDocumentId = (releaseId: string) => `${ID_PREFIX}${releaseId}`

/** Returns what the ids of all versions in a release start with. */
export const getVersionPrefix = (releaseId: string) => `versions.${releaseId}.`

/** Returns whether an id or a type is reserved for releases. */
export const isReleaseDocument = ({ _id, _type }: { _id: string; _type?: string | undefined }) =>
  _id.startsWith(ID_PREFIX) || _type === RELEASE

/** Returns the id of the document that describes a version's release; undefined for other documents. */
export function findReleaseDocumentId(versionId: string): string | undefined {
  const releaseId = getVersionFromId(versionId)
  return releaseId === undefined ? undefined : getReleaseDocumentId(releaseId)
}

/** Returns whether a version ends its document when the release is published. Other documents are none. */
export function isUnpublishing({ _id, _system: system }: { _id: string; [field: string]: unknown }): boolean {
  return isVersionId(_id) && isRecord(system) && system['delete'] === true
}

const MAX_METADATA_LENGTH = 20_000

export const metadata = z
  .looseObject({
    title: z.string().optional(),
    description: z.string().optional(),
    releaseType: z.enum(['asap', 'scheduled', 'undecided']).default('undecided'),
    intendedPublishAt: z.iso.datetime({ offset: true }).optional(),
    cardinality: z.enum(['many', 'one']).optional(),
  })
  .refine(
    (value) => JSON.stringify(value).length <= MAX_METADATA_LENGTH,
    `has more than ${MAX_METADATA_LENGTH} characters`,
  )

export const releaseDocument = documentContent.extend({
  _type: z.literal(RELEASE),
  name: z.string(),
  /** Sanity has further states, each of a change under way. Here changes are atomic. */
  state: z.enum(['active', 'scheduled', 'published', 'archived']),
  metadata,
  publishAt: z.string().optional(),
  publishedAt: z.string().optional(),
  /** The versions that the release held when it was published or archived. */
  finalDocumentStates: z.array(z.object({ id: z.string() })).optional(),
  /** Why it was not published at its time. */
  error: z.object({ message: z.string() }).optional(),
  /** Account whose rights are checked at the time. Not part of Sanity's documents. */
  scheduledBy: z.string().optional(),
})

export type Release = z.infer<typeof releaseDocument>

export const isOver = ({ state }: Release) => state === 'published' || state === 'archived'

/** Parses a release; undefined for a missing or other document. */
export const parseRelease = (document: DocumentContent | undefined): Release | undefined =>
  document && releaseDocument.safeParse(document).data
