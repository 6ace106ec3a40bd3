import { getDraftId, isPublishedId } from '@sanity/client/csm'
import { computeFormerPaths, getLandingPath } from '#lib/landingPages/path.ts'
import { computeFormerSlugs, getSlug } from '#lib/links/partners.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import { COMMENT } from '#store/accounts/roles.ts'
import type { Lookup } from '#store/documents/keyIndex.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import type { PendingTransaction } from '#store/mutate/pending.ts'
import { LANDING_PAGES_BY_PATH, PARTNERS_BY_SLUG } from './publishRules.ts'
import { readWordingRules } from './wordingRules.ts'

interface FormerKeys {
  /** Finds documents by their keys, present and former. */
  lookup: Lookup
  /** Field that has the former keys. */
  field: string
  getKey: (document: DocumentContent) => string | undefined
  computeFormerKeys: typeof computeFormerSlugs
}

const formerKeys: readonly FormerKeys[] = [
  { lookup: PARTNERS_BY_SLUG, field: 'formerSlugs', getKey: getSlug, computeFormerKeys: computeFormerSlugs },
  {
    lookup: LANDING_PAGES_BY_PATH,
    field: 'formerPaths',
    getKey: getLandingPath,
    computeFormerKeys: computeFormerPaths,
  },
]

/**
 * Records the former link endings of each published partner and the former paths of each published landing page; those of
 * an unpublished document in its draft.
 */
export function recordFormerKeys(pending: PendingTransaction): void {
  for (const { lookup, field, getKey, computeFormerKeys } of formerKeys) {
    for (const id of pending.next.keys()) {
      const before = pending.store.get(id)
      const document = pending.get(id) ?? pending.get(getDraftId(id))
      if (!isPublishedId(id) || document?._type !== lookup.type) continue
      const isTaken = (key: string) => pending.findPublished(lookup, key).some(({ _id }) => _id !== id)
      const own = pending.get(id) ? getKey(document) : undefined
      const keys = computeFormerKeys(document, before, isTaken).filter((key) => key !== own)
      pending.annotate(document, field, keys)
    }
  }
}

/** Records the words flagged by wording rules in each published document, so that its history shows them. */
export function recordAcceptedWording(pending: PendingTransaction): void {
  if (pending.isImporter) return
  const rules = readWordingRules(pending)
  for (const [id, document] of pending.next) {
    if (!document || !isPublishedId(id) || pending.isCreatedByStore(id)) continue
    if (isImmutable(document._type) || document._type === COMMENT) continue
    const words = [...new Set(findDocumentClaims(document, rules, 'warn').map(({ phrase }) => phrase))]
    pending.annotate(document, 'acceptedWording', words)
  }
}
