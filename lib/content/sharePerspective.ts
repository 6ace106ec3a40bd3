import type { ClientPerspective } from '@sanity/client'
import { cache } from 'react'

interface Page {
  /** Perspective of a shared page; undefined for all other pages. */
  perspective?: ClientPerspective
}

/** State of the rendered page. React caches one object per request, and none outside a render. */
const page = cache((): Page => ({}))

/**
 * Shows drafts in the page of this request, after its share link was verified. Call it before the page reads content;
 * other requests are not affected.
 *
 * @param draftIds the drafts to show, with published content otherwise; all drafts by default. Only the embedded store
 * supports single drafts.
 */
export function setSharePerspective(draftIds?: readonly string[]): void {
  page().perspective = draftIds === undefined ? 'drafts' : [...draftIds, 'published']
}

export const getSharedPerspective = (): ClientPerspective | undefined => page().perspective

/** Returns whether the rendered page is a shared draft. */
export const isShared = (): boolean => getSharedPerspective() !== undefined
