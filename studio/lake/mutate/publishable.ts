import { isPublishedId } from '../query/document-ids.ts'
import type { DocumentContent, DocumentStore } from '../store/types.ts'
import type { PendingTransaction } from './pending.ts'
import { publishRules } from './publish-rules.ts'
import { notPublishable, type Refused } from './refused.ts'

/** Published documents of a type as they will be after the transaction, without one of them. */
function publishedBeside(document: DocumentContent, pending: PendingTransaction, store: Pick<DocumentStore, 'ofType'>) {
  const kept = store.ofType(document._type).filter(({ _id }) => !pending.next.has(_id))
  const written = Array.from(pending.next.values()).flatMap((content) => content ?? [])
  return [...kept, ...written].filter(
    ({ _id, _type }) => _type === document._type && _id !== document._id && isPublishedId(_id),
  )
}

/**
 * Looks for published documents that a transaction would leave in a state visitors must not meet. The Studio refuses
 * them earlier and in the form; here nobody comes past, and of two people who publish at once the second is refused.
 *
 * @returns what to refuse, and the position of the mutation or action at fault
 */
export function unpublishable(
  pending: PendingTransaction,
  store: Pick<DocumentStore, 'ofType'>,
): { index: number; refused: Refused }[] {
  const found: { index: number; refused: Refused }[] = []
  for (const [id, content] of pending.next) {
    const rule = content && isPublishedId(id) ? publishRules.get(content._type) : undefined
    if (!content || !rule) continue
    const problem = rule(content, publishedBeside(content, pending, store))
    if (problem !== null) found.push({ index: pending.indexOf(id), refused: notPublishable(id, problem) })
  }
  return found
}
