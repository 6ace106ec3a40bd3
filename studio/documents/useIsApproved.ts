import { useMemo } from 'react'
import { EMPTY } from 'rxjs'
import {
  isValidationErrorMarker,
  type SanityDocument,
  useDocumentStore,
  useLoadable,
  type ValidationMarker,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { APPROVAL_HINT, findUnapprovedClaims } from '#lib/wording/findViolations.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { rulesQuery } from '#schemas/wording/guard.ts'

const query = { fetch: rulesQuery, listen: '*[_id == "wordingRules"]' }

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
  const errors = validation.filter(isValidationErrorMarker)
  const waits = errors.length > 0 && errors.every(waitsForApproval)
  const rules$ = useMemo(
    () =>
      waits ? store.listenQuery(query, {}, { apiVersion, perspective: 'published', tag: 'wording-approval' }) : EMPTY,
    [store, waits],
  )
  // Without rules the words go on waiting.
  const { value: rules } = useLoadable(rules$)
  return waits && draft !== null && rules !== undefined && findUnapprovedClaims(draft, parseRules(rules)).length === 0
}
