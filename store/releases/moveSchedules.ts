import type { DatabaseSync } from 'node:sqlite'
import { getDraftId, getPublishedId, getVersionId } from '@sanity/client/csm'
import { z } from 'zod'
import { storeLog } from '#lib/log.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { DocumentContent, StoredDocument } from '../documents/types.ts'
import { listNewItems } from '../mutate/content.ts'
import type { SiteRules } from '../mutate/pending.ts'
import { getReleaseDocumentId, RELEASE, type Release } from './release.ts'

/** A row of the former table of times at which documents were to be published or unpublished, in Unix milliseconds. */
const waitingSchedule = z.object({
  id: z.string(),
  documentId: z.string(),
  action: z.enum(['publish', 'unpublish']),
  runAt: z.number(),
  author: z.string(),
})

type WaitingSchedule = z.infer<typeof waitingSchedule>

/** Lists the versions that a release publishes, or unpublishes, in place of a schedule. */
function createVersions(store: DocumentStore, { documentId, action }: WaitingSchedule, releaseId: string) {
  const source = store.get(action === 'publish' ? getDraftId(documentId) : documentId)
  if (!source) return []
  const items = action === 'publish' ? listNewItems(store, source) : []
  const sources = [source, ...items.flatMap((id) => store.get(id) ?? [])]
  return sources.map(({ _rev: rev, _updatedAt, ...content }: StoredDocument): DocumentContent => {
    const _id = getVersionId(getPublishedId(content._id), releaseId)
    return {
      ...content,
      _id,
      _system: { base: { id: content._id, rev }, ...(action === 'unpublish' && { delete: true }) },
    }
  })
}

function createRelease(
  name: string,
  { action, runAt, author }: WaitingSchedule,
  title: string,
  count: number,
): Release {
  const publishAt = new Date(runAt).toISOString()
  const isDraft = action === 'publish' && count === 1
  return {
    _id: getReleaseDocumentId(name),
    _type: RELEASE,
    _createdAt: new Date().toISOString(),
    name,
    state: 'scheduled',
    metadata: {
      title: action === 'publish' ? title : `Unpublish ${title}`,
      releaseType: 'scheduled',
      intendedPublishAt: publishAt,
      // Sanity's scheduled drafts are releases of one document.
      cardinality: isDraft ? 'one' : 'many',
    },
    publishAt,
    scheduledBy: author,
  }
}

/**
 * Turns the waiting schedules of earlier versions of the store into releases and scheduled drafts, and drops their table.
 * Each gets the contents of this moment. Those that have nothing to publish are logged.
 */
export function moveSchedules(database: DatabaseSync, store: DocumentStore, { describe }: Pick<SiteRules, 'describe'>) {
  const hasTable = database.prepare(`select 1 from sqlite_schema where name = 'schedules'`).get() !== undefined
  if (!hasTable) return
  const rows = database.prepare(`select * from schedules where state = 'waiting' order by runAt, rowid`).all()
  for (const schedule of waitingSchedule.array().parse(rows)) {
    // Derived from the schedule's id, so that a start after a crash creates none twice.
    const name = `r${schedule.id.replaceAll('-', '').slice(0, 12)}`
    const versions = createVersions(store, schedule, name)
    const [first] = versions
    if (!first) {
      storeLog().warn(
        `What was scheduled for ${schedule.documentId} is dropped: there is nothing to ${schedule.action}.`,
      )
      continue
    }
    const documents = [createRelease(name, schedule, describe(first), versions.length), ...versions]
    if (documents.some(({ _id }) => store.get(_id))) continue
    store.commit({
      author: schedule.author,
      mutations: documents.map((create) => ({ create })),
      next: new Map(documents.map((document) => [document._id, document])),
    })
  }
  database.exec('drop table schedules')
}
