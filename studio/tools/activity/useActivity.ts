import { useCallback } from 'react'
import {
  getDraftId,
  getPublishedId,
  type SanityClient,
  type SanityDocument,
  useClient,
  useUserStore,
  useWorkspace,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { checkDraft, type CheckedDraft } from '#studio/documents/together.tsx'
import { useLoaded } from '../requests.ts'
import { type Change, readChanges } from './changes.ts'

/** Versions of policies are made by publishing the policy. */
const types = contentTypes.filter((type) => type !== 'policyVersion')

/** How many documents are looked at, those changed last. */
const MAX_DOCUMENTS = 60
const MAX_TRANSACTIONS = 300

/** Documents as drafts and as published ones, without versions. */
const RECENT_QUERY = `*[_type in $types && !(_id in path("versions.**"))] | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]`

export interface DraftRow extends CheckedDraft {
  /** Its last change; unknown when that is long ago. */
  change: Change | undefined
}

export interface ChangeRow extends Change {
  type: string
}

async function readHistory(client: SanityClient, ids: readonly string[]): Promise<string> {
  const { dataset } = client.config()
  const query = { reverse: 'true', limit: String(MAX_TRANSACTIONS) }
  return client.request({
    url: `/data/history/${dataset}/transactions/${ids.flatMap((id) => [id, getDraftId(id)]).join(',')}`,
    query,
    json: false,
  })
}

/** The drafts, and what was done to the documents changed last, newest first, with the names of who did it. */
export function useActivity() {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const users = useUserStore()
  const load = useCallback(async () => {
    const raw = client.withConfig({ perspective: 'raw' })
    const recent = await raw.fetch<SanityDocument[]>(RECENT_QUERY, { types })
    const typesById = new Map<string, string>(recent.map(({ _id, _type }) => [getPublishedId(_id), _type]))
    const ids = [...typesById.keys()]
    const lines = ids.length > 0 ? await readHistory(raw, ids) : ''
    const changes = readChanges(lines, new Set(ids))
    const drafts = await Promise.all(
      recent.filter(({ _id }) => _id !== getPublishedId(_id)).map((draft) => checkDraft(workspace, draft)),
    )
    const authors = await users.getUsers([...new Set(changes.map(({ author }) => author))])
    return {
      drafts: drafts.map((item): DraftRow => {
        const id = getPublishedId(item.draft._id)
        return { ...item, change: changes.find(({ documentId }) => documentId === id) }
      }),
      changes: changes.flatMap((change): ChangeRow[] => {
        const type = typesById.get(change.documentId)
        return type === undefined ? [] : [{ ...change, type }]
      }),
      people: new Map(authors.map(({ id, displayName }) => [id, displayName ?? id])),
    }
  }, [client, workspace, users])
  return useLoaded(load)
}
