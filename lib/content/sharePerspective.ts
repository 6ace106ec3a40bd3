import type { ClientPerspective } from '@sanity/client'
import { cache } from 'react'

interface Page {
  /** What is read for it; undefined for any page that is not shared. */
  perspective?: ClientPerspective
}

/** What is known of the page being made. React keeps one for each request, and none where no page is made. */
const page = cache((): Page => ({}))

/**
 * Makes the page of this request show drafts, after its share link was verified. Must be called before the page reads
 * content; it does not affect other requests.
 *
 * @param draftIds the drafts that are shown, with everything else as it is published; without them all drafts show. The
 * embedded store alone can tell one draft from the others.
 */
export function setSharePerspective(draftIds?: readonly string[]): void {
  page().perspective = draftIds === undefined ? 'drafts' : [...draftIds, 'published']
}

export const getSharedPerspective = (): ClientPerspective | undefined => page().perspective

/** Whether the page being made is shown to such a reviewer. */
export const isShared = (): boolean => getSharedPerspective() !== undefined
