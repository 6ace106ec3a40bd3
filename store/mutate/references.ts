import { listReferences } from '../documents/jsonTree.ts'
import type { DocumentContent } from '../documents/types.ts'
import type { PendingTransaction } from './pending.ts'
import { documentReferenced, type Refused, referenceDangling, typeReferenced } from './refused.ts'

/**
 * Finds strong references without a target after the transaction, and those to a target of another type than before.
 * Intermediate states may have them.
 */
export function findBrokenReferences(pending: PendingTransaction): Refused[] {
  const listStrongTargets = (content: DocumentContent | undefined) =>
    listReferences(content).flatMap(({ id, weak }) => (weak ? [] : id))
  /** The written documents by what they reference: each is read once, however many are deleted. */
  const writtenReferrers = new Map<string, Set<string>>()
  for (const [referrer, content] of pending.next) {
    for (const target of listStrongTargets(content)) {
      writtenReferrers.set(target, (writtenReferrers.get(target) ?? new Set()).add(referrer))
    }
  }
  const listReferrers = (id: string) => [
    ...pending.store
      .referrers(id)
      .flatMap((referrer) => (referrer.weak || pending.next.has(referrer.id) ? [] : referrer.id)),
    ...[...(writtenReferrers.get(id) ?? [])].filter((referrer) => referrer !== id),
  ]
  return Array.from(pending.next).flatMap(([id, content]) => {
    if (!content) {
      const referrers = listReferrers(id)
      return referrers.length > 0 ? documentReferenced(id, referrers) : []
    }
    const before = pending.store.get(id)
    const isReplaced = before !== undefined && before._type !== content._type
    const dependents = isReplaced ? listReferrers(id) : []
    if (dependents.length > 0) return typeReferenced(id, dependents)
    // A target that this transaction deletes is reported with its deletion.
    const dangling = listStrongTargets(content).find((target) => !pending.next.has(target) && !pending.get(target))
    return dangling === undefined ? [] : referenceDangling(id, dangling)
  })
}
