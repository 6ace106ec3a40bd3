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
import { checkDraft, type CheckedDraft } from '#studio/documents/publishDrafts.tsx'
import { useLoaded } from '../requests.ts'
import { type Change, readChanges } from './changes.ts'

/** Publishing a policy creates its versions, so they are left out. */
const types = contentTypes.filter((type) => type !== 'policyVersion')

/** Number of documents whose history is read, the last changed first. */
const MAX_DOCUMENTS = 60
const MAX_TRANSACTIONS = 300

/** All drafts, and the documents changed last, without versions of releases. */
const ACTIVITY_QUERY = `{
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc),
  "recent": *[_type in $types && !(_id in path("versions.**"))] | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]{_id, _type}
}`

export interface DraftRow extends CheckedDraft {
  /** The draft's last change; undefined if it is not among the transactions read. */
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

/** Loads the drafts and the changes of the documents changed last, newest first, with their authors' names. */
export function useActivity() {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const users = useUserStore()
  const load = useCallback(async () => {
    const raw = client.withConfig({ perspective: 'raw' })
    const { drafts, recent } = await raw.fetch<{
      drafts: SanityDocument[]
      recent: Pick<SanityDocument, '_id' | '_type'>[]
    }>(ACTIVITY_QUERY, { types })
    const typesById = new Map<string, string>(recent.map(({ _id, _type }) => [getPublishedId(_id), _type]))
    const ids = [...typesById.keys()]
    const lines = ids.length > 0 ? await readHistory(raw, ids) : ''
    const changes = readChanges(lines, new Set(ids))
    const checkedDrafts = await Promise.all(drafts.map((draft) => checkDraft(workspace, draft)))
    const authors = await users.getUsers([...new Set(changes.map(({ author }) => author))])
    return {
      drafts: checkedDrafts.map((item): DraftRow => {
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
