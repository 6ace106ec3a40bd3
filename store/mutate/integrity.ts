import { referencesIn } from '../store/references.ts'
import type { DocumentStore } from '../store/types.ts'
import type { PendingTransaction } from './pending.ts'
import { documentReferenced, type Refused, referenceDangling } from './refused.ts'

type Referrers = Pick<DocumentStore, 'referrers'>

function stronglyReferringTo(id: string, pending: PendingTransaction, store: Referrers): string[] {
  const stored = store.referrers(id).filter((referrer) => !referrer.weak && !pending.next.has(referrer.id))
  const written = Array.from(pending.next).filter(
    ([referrer, content]) =>
      referrer !== id && referencesIn(content).some((reference) => reference.id === id && !reference.weak),
  )
  return [...stored.map((referrer) => referrer.id), ...written.map(([referrer]) => referrer)]
}

/**
 * Looks for strong references that a transaction would leave without a target. Only its end counts: what refers and
 * what is referred to may come or go together.
 *
 * @returns what to refuse, and the position of the mutation at fault
 */
export function brokenReferences(pending: PendingTransaction, store: Referrers): { index: number; refused: Refused }[] {
  const broken: { index: number; refused: Refused }[] = []
  for (const [id, content] of pending.next) {
    const index = pending.indexOf(id)
    if (content) {
      // A target that this transaction deletes is reported with its deletion.
      const lost = (id: string) => !pending.next.has(id) && !pending.get(id)
      const dangling = referencesIn(content).find((reference) => !reference.weak && lost(reference.id))
      if (dangling) broken.push({ index, refused: referenceDangling(id, dangling.id) })
    } else {
      const referrers = stronglyReferringTo(id, pending, store)
      if (referrers.length > 0) broken.push({ index, refused: documentReferenced(id, referrers) })
    }
  }
  return broken
}
