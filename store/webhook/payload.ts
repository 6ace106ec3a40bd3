import { z } from 'zod'
import type { CommittedTransaction, DocumentChange } from '../store/types.ts'

/** What the site is told about one published document. */
export interface WebhookPayload {
  _id: string
  _type: string
  operation: 'create' | 'update' | 'delete'
  transactionId: string
  slug?: string
}

const withSlug = z.object({
  slug: z.union([z.string(), z.object({ current: z.string() }).transform((slug) => slug.current)]),
})

const operationOf = ({ before, after }: DocumentChange) => {
  if (!after) return 'delete'
  return before ? 'update' : 'create'
}

/** Drafts, versions and private documents have a dot in their id; the store's own types and ids are nobody's content. */
const isPublishedContent = (id: string, type: string) =>
  !id.includes('.') && !id.startsWith('_') && !type.startsWith('system.')

/** One payload for each published document a transaction changed, in its order. A deleted one is told as it last was. */
export function payloadsOf({ id: transactionId, changes }: CommittedTransaction): WebhookPayload[] {
  return changes.flatMap((change) => {
    const document = change.after ?? change.before
    if (!document || !isPublishedContent(document._id, document._type)) return []
    const { _id, _type } = document
    const slug = withSlug.safeParse(document).data?.slug
    return [{ _id, _type, operation: operationOf(change), transactionId, ...(slug !== undefined && { slug }) }]
  })
}
