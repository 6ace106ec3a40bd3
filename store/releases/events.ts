import { getPublishedId } from '@sanity/client/csm'
import type { Access } from '../accounts/roles.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { ExistenceChange } from '../documents/transactionLog.ts'
import type { CommittedTransaction } from '../documents/types.ts'
import { getReleaseDocumentId, getVersionPrefix, parseRelease, RELEASE, type Release } from './release.ts'

/** Returns what a change of a release means; undefined for edits, which the Studio finds in the transactions. */
function describeChange(was: Release | undefined, is: Release) {
  if (!was) return { type: 'createRelease' }
  const { publishAt } = is
  if (is.state === 'scheduled' && was.publishAt !== publishAt) return { type: 'scheduleRelease', publishAt }
  if (was.state === is.state) return undefined
  if (is.state === 'published') return { type: 'publishRelease' }
  if (is.state === 'archived') return { type: 'archiveRelease' }
  return { type: was.state === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease' }
}

/** Changes of a release with which all its versions are created or deleted. */
const OF_ALL_VERSIONS = new Set(['publishRelease', 'archiveRelease', 'unarchiveRelease'])

function toReleaseEvents({ sequence, timestamp, author, changes }: CommittedTransaction) {
  return changes.flatMap(({ before, after }) => {
    const release = parseRelease(after)
    const described = release && describeChange(parseRelease(before), release)
    return described ? [{ sequence, event: { ...described, timestamp, author, releaseName: release.name } }] : []
  })
}

function toVersionEvent(change: ExistenceChange, releaseName: string) {
  const { sequence, timestamp, author, documentId: versionId, kind, content, revisionId } = change
  const type = kind === 'created' ? 'addDocumentToRelease' : 'discardDocumentFromRelease'
  const document = { documentId: getPublishedId(versionId), documentType: content._type }
  const version = { versionId, revisionId, versionRevisionId: revisionId }
  return { sequence, event: { type, timestamp, author, releaseName, ...document, ...version } }
}

interface Page {
  /** How many events to list; of the oldest transaction all are. */
  limit: number
  /** `next` of the page before; without it the newest are listed. */
  before?: number | undefined
}

/**
 * Lists what happened to a release, newest first: who created it, added documents, set its time, published it.
 *
 * @returns the events, and `next` if there are more
 */
export function listReleaseEvents(
  store: Pick<DocumentStore, 'transactions' | 'listExistenceChanges'>,
  access: Pick<Access, 'canRead'>,
  name: string,
  { limit, before = Number.MAX_SAFE_INTEGER }: Page,
) {
  const _id = getReleaseDocumentId(name)
  if (!access.canRead({ _id, _type: RELEASE })) return { events: [] }
  const ofRelease = store.transactions([_id]).flatMap(toReleaseEvents)
  const except = ofRelease.flatMap(({ sequence, event }) => (OF_ALL_VERSIONS.has(event.type) ? sequence : []))
  const changes = store.listExistenceChanges(getVersionPrefix(name), { before, except, limit })
  const ofVersions = changes
    .filter(({ content }) => access.canRead(content))
    .map((change) => toVersionEvent(change, name))
  const listed = [...ofVersions, ...ofRelease.filter(({ sequence }) => sequence < before)].toSorted(
    (a, b) => b.sequence - a.sequence,
  )
  const hasMoreChanges = changes.length >= limit
  const oldest = Math.max(listed[limit - 1]?.sequence ?? 0, (hasMoreChanges && changes.at(-1)?.sequence) || 0)
  const page = listed.filter(({ sequence }) => sequence >= oldest)
  const hasMore = hasMoreChanges || page.length < listed.length
  return { events: page.map(({ event }) => event), next: hasMore ? oldest : undefined }
}
