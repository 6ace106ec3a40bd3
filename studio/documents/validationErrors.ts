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
import { APPROVAL_HINT, findDocumentClaims } from '#lib/wording/findViolations.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { rulesQuery } from '#schemas/wording/guard.ts'

const query = { fetch: rulesQuery, listen: '*[_id == "wordingRules"]' }

/** Returns whether a marker says that words wait for an approval. */
export const waitsForApproval = (marker: ValidationMarker): boolean =>
  isValidationErrorMarker(marker) && marker.message.includes(APPROVAL_HINT)

/**
 * Returns the errors of a draft, without those of words that legal has approved since. Sanity validates a document only
 * when it changes, and an approval changes the rules.
 */
export function useValidationErrors(draft: SanityDocument | null, validation: readonly ValidationMarker[]) {
  const store = useDocumentStore()
  const waits = validation.some(waitsForApproval)
  const rules$ = useMemo(
    () =>
      waits ? store.listenQuery(query, {}, { apiVersion, perspective: 'published', tag: 'wording-approval' }) : EMPTY,
    [store, waits],
  )
  // Without rules the words go on waiting.
  const { value: rules } = useLoadable(rules$)
  const errors = validation.filter(isValidationErrorMarker)
  const isApproved =
    draft !== null && rules !== undefined && findDocumentClaims(draft, parseRules(rules), 'approve').length === 0
  return isApproved ? errors.filter((marker) => !waitsForApproval(marker)) : errors
}
