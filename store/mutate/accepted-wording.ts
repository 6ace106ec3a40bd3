import { isDeepStrictEqual } from 'node:util'
import { isKept } from '#lib/roles/ownership.ts'
import { findWarnedClaims } from '#lib/wording/forbidden.ts'
import { rulesOf } from '#lib/wording/rules.ts'
import { isPublishedId } from '../query/document-ids.ts'
import type { PendingTransaction } from './pending.ts'

/**
 * Writes into each document that a person publishes the words that the wording rules only warn of, so that its history
 * shows what was published despite a warning, when and by whom.
 */
export function noteAcceptedWording(pending: PendingTransaction): void {
  if (pending.isImporter) return
  const rules = rulesOf(pending.get('wordingRules')?.['rules'])
  for (const [id, document] of pending.next) {
    if (!document || !isPublishedId(id) || isKept(document._type)) continue
    const words = [...new Set(findWarnedClaims(document, rules).map(({ phrase }) => phrase))]
    if (isDeepStrictEqual(document['acceptedWording'] ?? [], words)) continue
    pending.annotate(document, words.length > 0 ? { set: { acceptedWording: words } } : { unset: ['acceptedWording'] })
  }
}
