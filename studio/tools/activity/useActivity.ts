import { useCallback } from 'react'
import { getDraftId, getPublishedId, type SanityClient, type SanityDocument, useUserStore, useWorkspace } from 'sanity'
import { z } from 'zod'
import { editableTypes } from '#lib/roles/ownership.ts'
import { checkDraft } from '#studio/documents/publishDrafts.tsx'
import { useContentClient, useLoaded } from '#studio/kit/requests.ts'

/** The fields read of a transaction of Sanity's history API. A mutation by a query names no document. */
const transaction = z.object({
  id: z.string(),
  author: z.string(),
  timestamp: z.string(),
  mutations: z.array(
    z.record(
      z.string(),
      z.object({ _id: z.string().optional(), id: z.string().optional().catch(undefined) }).catch({}),
    ),
  ),
})

export type ChangeKind = 'changed' | 'published' | 'unpublished' | 'deleted' | 'discarded'

/** A user's change of a document; their changes of a draft count as one until it is published or discarded. */
export interface Change {
  id: string
  documentId: string
  type: string
  kind: ChangeKind
  author: string
  timestamp: string
}

/** Classifies what a transaction did to each document, by published id. */
function listKinds({ mutations }: z.infer<typeof transaction>): Map<string, ChangeKind> {
  const deleted = new Set<string>()
  const written = new Set<string>()
  for (const [action, { id, _id = id }] of mutations.flatMap((mutation) => Object.entries(mutation))) {
    if (_id !== undefined) (action === 'delete' ? deleted : written).add(_id)
  }
  const getKind = (documentId: string): ChangeKind => {
    // Unpublishing keeps the text as a draft.
    if (deleted.has(documentId)) return written.has(getDraftId(documentId)) ? 'unpublished' : 'deleted'
    if (written.has(documentId)) return 'published'
    return deleted.has(getDraftId(documentId)) ? 'discarded' : 'changed'
  }
  return new Map([...deleted, ...written].map(getPublishedId).map((documentId) => [documentId, getKind(documentId)]))
}

/**
 * Reads the changes of documents from Sanity's history API: one transaction as JSON per line, newest first.
 *
 * @param types of the documents to report, by published id
 */
export function readChanges(lines: string, types: ReadonlyMap<string, string>): Change[] {
  /** Who changed each draft since then, by document. */
  const editors = new Map<string, Set<string>>()
  const changes: Change[] = []
  for (const line of lines.split('\n').filter(Boolean)) {
    const parsed = transaction.parse(JSON.parse(line))
    for (const [documentId, kind] of listKinds(parsed)) {
      const { author, timestamp } = parsed
      const known = editors.get(documentId)
      const continues = kind === 'changed' && known?.has(author) === true
      const type = types.get(documentId)
      if (type === undefined || continues) continue
      editors.set(documentId, new Set(kind === 'changed' ? [...(known ?? []), author] : []))
      changes.push({ id: `${parsed.id} ${documentId}`, documentId, type, kind, author, timestamp })
    }
  }
  return changes
}

/** Number of documents whose history is read, the last changed first. */
const MAX_DOCUMENTS = 60
const MAX_TRANSACTIONS = 300

/** All drafts, and the documents changed last, without versions of releases. */
const ACTIVITY_QUERY = `{
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc),
  "recent": *[_type in $types && !(_id in path("versions.**"))] | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]{_id, _type}
}`

/** Reads the last transactions of documents and their drafts, newest first, one as JSON per line. */
export const readHistory = (client: SanityClient, ids: readonly string[]): Promise<string> =>
  client.request({
    url: `/data/history/${client.config().dataset}/transactions/${ids.flatMap((id) => [id, getDraftId(id)]).join(',')}`,
    query: { reverse: 'true', limit: String(MAX_TRANSACTIONS) },
    json: false,
  })

const deletedDocuments = z.object({
  documents: z.array(z.object({ id: z.string(), type: z.string(), name: z.string() })),
})

/** Lists the documents deleted last. */
async function listDeleted(client: SanityClient) {
  const url = `/data/history/${client.config().dataset}/deleted`
  const { documents } = deletedDocuments.parse(await client.request({ url }))
  return documents.filter(({ type }) => editableTypes.some((known) => known === type))
}

/**
 * Loads the drafts and the changes of the documents changed last, newest first, with their authors' names.
 *
 * @param embedded whether the store lists deleted documents, which Sanity's cloud does not
 */
export function useActivity(embedded: boolean) {
  const client = useContentClient()
  const workspace = useWorkspace()
  const users = useUserStore()
  const load = useCallback(async () => {
    const raw = client.withConfig({ perspective: 'raw' })
    const { drafts, recent } = await raw.fetch<{
      drafts: SanityDocument[]
      recent: Pick<SanityDocument, '_id' | '_type'>[]
    }>(ACTIVITY_QUERY, { types: editableTypes })
    const typesById = new Map<string, string>(recent.map(({ _id, _type }) => [getPublishedId(_id), _type]))
    const deleted = embedded ? await listDeleted(raw) : []
    for (const { id, type } of deleted) typesById.set(id, type)
    const lines = typesById.size > 0 ? await readHistory(raw, [...typesById.keys()]) : ''
    const changes = readChanges(lines, typesById)
    const checkedDrafts = await Promise.all(drafts.map((draft) => checkDraft(workspace, draft)))
    const authors = await users.getUsers([...new Set(changes.map(({ author }) => author))])
    return {
      drafts: checkedDrafts.map((item) => {
        const id = getPublishedId(item.draft._id)
        // The last change may be older than the transactions read.
        return { ...item, id, change: changes.find(({ documentId }) => documentId === id) }
      }),
      changes,
      deletedNames: new Map(deleted.map(({ id, name }) => [id, name])),
      people: new Map(authors.map(({ id, displayName }) => [id, displayName ?? id])),
    }
  }, [client, workspace, users, embedded])
  return useLoaded(load)
}

export type DraftRow = NonNullable<ReturnType<typeof useActivity>['data']>['drafts'][number]
