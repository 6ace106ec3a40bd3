import { isPublishedId } from '../query/document-ids.ts'
import type { DocumentContent, DocumentStore } from '../store/types.ts'
import { completenessProblem } from './completeness.ts'
import type { PendingTransaction } from './pending.ts'
import { placeProblem } from './field-rules.ts'
import { fixedRules, invariants, publishRules } from './publish-rules.ts'
import { notPublishable, notRemovable, type Refused } from './refused.ts'
import { runningLinkProblem } from './unsafe-urls.ts'

type Stored = Pick<DocumentStore, 'get' | 'ofType'>

/** Published documents of a type as they will be after the transaction. */
function publishedThen(type: string, pending: PendingTransaction, store: Stored) {
  const kept = store.ofType(type).filter(({ _id }) => !pending.next.has(_id))
  const written = Array.from(pending.next.values()).flatMap((content) => content ?? [])
  return [...kept, ...written].filter(({ _id, _type }) => _type === type && isPublishedId(_id))
}

/** Why a published document may not be what a transaction makes of it. */
function problemOf(id: string, content: DocumentContent, pending: PendingTransaction, store: Stored) {
  const rule = publishRules.get(content._type)
  const beside = (type: string) => publishedThen(type, pending, store).filter(({ _id }) => _id !== id)
  return (
    completenessProblem(content, store.get(id)) ??
    runningLinkProblem(content) ??
    rule?.(content, beside(content._type)) ??
    (pending.isImporter ? null : placeProblem(content, beside))
  )
}

/** Why a published document may not be changed so, or be gone. */
function validateRemoval(id: string, pending: PendingTransaction, store: Stored) {
  const before = store.get(id)
  if (!before) return null
  const rule = invariants.get(before._type) ?? (pending.isImporter ? undefined : fixedRules.get(before._type))
  return rule ? rule(before, (type) => publishedThen(type, pending, store)) : null
}

/**
 * Looks for published documents that a transaction would leave in a state visitors must not meet, or take from them
 * though the site needs them. The Studio refuses that earlier and in the form; here nobody comes past, and of two
 * people who publish at once the second is refused.
 *
 * @returns what to refuse, and the position of the mutation or action at fault
 */
export function unpublishable(pending: PendingTransaction, store: Stored): { index: number; refused: Refused }[] {
  const found: { index: number; refused: Refused }[] = []
  for (const [id, content] of pending.next) {
    if (!isPublishedId(id)) continue
    const index = pending.indexOf(id)
    const problem = content ? problemOf(id, content, pending, store) : null
    const loss = validateRemoval(id, pending, store)
    if (problem !== null) found.push({ index, refused: notPublishable(id, problem) })
    else if (loss !== null) found.push({ index, refused: (content ? notPublishable : notRemovable)(id, loss) })
  }
  return found
}
