import { z } from 'zod'

// A mutation by a query names no document.
const target = z.object({ id: z.string() }).partial().catch({})
const content = z.object({ _id: z.string() }).partial()

/** The fields read of a transaction of Sanity's history API, which sends one per line. */
const transaction = z.object({
  id: z.string(),
  author: z.string(),
  timestamp: z.string(),
  mutations: z.array(
    z
      .object({ create: content, createOrReplace: content, createIfNotExists: content, patch: target, delete: target })
      .partial(),
  ),
})

export type ChangeKind = 'changed' | 'published' | 'unpublished' | 'discarded'

/** A user's change of a document; consecutive changes of a draft count as one. */
export interface Change {
  id: string
  documentId: string
  kind: ChangeKind
  author: string
  timestamp: string
}

const getPublishedId = (documentId: string) => documentId.replace(/^drafts\./, '')

/** Classifies what a transaction did to each document, by published id. */
function listKinds({ mutations }: z.infer<typeof transaction>): Map<string, ChangeKind> {
  const deleted = new Set(mutations.map((mutation) => mutation.delete?.id).filter((found) => found !== undefined))
  const written = new Set(
    mutations
      .map(
        ({ create, createOrReplace, createIfNotExists, patch }) =>
          create?._id ?? createOrReplace?._id ?? createIfNotExists?._id ?? patch?.id,
      )
      .filter((found) => found !== undefined),
  )
  const getKind = (documentId: string): ChangeKind => {
    if (deleted.has(documentId)) return 'unpublished'
    if (written.has(documentId)) return 'published'
    return deleted.has(`drafts.${documentId}`) ? 'discarded' : 'changed'
  }
  return new Map([...deleted, ...written].map(getPublishedId).map((documentId) => [documentId, getKind(documentId)]))
}

/**
 * Reads the changes of documents from lines of Sanity's history API.
 *
 * @param lines transactions as JSON, newest first
 * @param documentIds published ids of the documents to report
 * @returns newest first
 */
export function readChanges(lines: string, documentIds: ReadonlySet<string>): Change[] {
  const latest = new Map<string, Change>()
  const changes: Change[] = []
  for (const line of lines.split('\n').filter(Boolean)) {
    const parsed = transaction.parse(JSON.parse(line))
    for (const [documentId, kind] of listKinds(parsed)) {
      const { author, timestamp } = parsed
      const last = latest.get(documentId)
      const continues = kind === 'changed' && last?.kind === kind && last.author === author
      if (!documentIds.has(documentId) || continues) continue
      const change = { id: `${parsed.id} ${documentId}`, documentId, kind, author, timestamp }
      latest.set(documentId, change)
      changes.push(change)
    }
  }
  return changes
}
