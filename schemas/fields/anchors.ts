import type { CustomValidatorResult } from 'sanity'
import { repeatedAnchor } from '#lib/content/problems.ts'

/** Refuses sections of which two have the same anchor. */
export const distinctAnchors = (sections: unknown[] | undefined): CustomValidatorResult =>
  repeatedAnchor(sections ?? []) ?? true
