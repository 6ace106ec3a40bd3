import { useEffect, useState } from 'react'
import { isValidationErrorMarker, type SanityDocument, useDocumentStore, type ValidationMarker } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { APPROVAL_HINT, findUnapprovedClaims } from '#lib/wording/findViolations.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { rulesQuery } from '#schemas/wording/guard.ts'

/** Returns whether a marker says that words wait for an approval. */
export const waitsForApproval = (marker: ValidationMarker): boolean =>
  isValidationErrorMarker(marker) && marker.message.includes(APPROVAL_HINT)

/**
 * Returns whether all errors of a draft were words without approval, and legal has approved them since. Sanity validates
 * a document only when it changes, and an approval changes the rules.
 *
 * @param validation of the draft
 */
export function useIsApproved(draft: SanityDocument | null, validation: readonly ValidationMarker[]): boolean {
  const store = useDocumentStore()
  const [rules, setRules] = useState<ReturnType<typeof parseRules> | null>(null)
  const errors = validation.filter(isValidationErrorMarker)
  const waits = errors.length > 0 && errors.every(waitsForApproval)
  useEffect(() => {
    if (!waits) return undefined
    const query = { fetch: rulesQuery, listen: '*[_id == "wordingRules"]' }
    const options = { apiVersion, perspective: 'published' as const, tag: 'wording-approval' }
    const subscription = store.listenQuery(query, {}, options).subscribe({
      next: (answer: unknown) => setRules(parseRules(answer)),
      // Without rules the words go on waiting.
      error: () => setRules(null),
    })
    return () => subscription.unsubscribe()
  }, [store, waits])
  return waits && draft !== null && rules !== null && findUnapprovedClaims(draft, rules).length === 0
}
