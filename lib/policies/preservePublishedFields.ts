import { hasTextChanged } from './versions.ts'
import type { Stored } from './versions.ts'

/** What was said of a text when it was published. */
const ANNOUNCED = ['lastUpdated', 'changeSummary'] as const

const isDay = (value: unknown) => typeof value === 'string'
const earlier = (one: string, other: string) => (one < other ? one : other)

/**
 * The day from which a published text applies once a draft of it says another one. A day gone by is none: it becomes
 * the day of publishing, unless the text applies already or the draft is from before the text was finished.
 */
function effectiveDay(draft: Stored, published: Stored, day: string): unknown {
  const [wanted, announced, finished] = [draft['effectiveDate'], published['effectiveDate'], published['lastUpdated']]
  if (!isDay(wanted) || !isDay(announced) || wanted >= day) return wanted
  return isDay(finished) && wanted < finished ? announced : earlier(announced, day)
}

/** What stays with a published text when a draft of the same text is published. */
const announcedFields = (draft: Stored, published: Stored, day: string): Stored => ({
  ...Object.fromEntries(
    ANNOUNCED.filter((field) => published[field] !== undefined).map((field) => [field, published[field]]),
  ),
  effectiveDate: effectiveDay(draft, published, day),
})

/**
 * Whether a document would count visitors as having agreed to a text they were never asked about: their agreement is
 * to a revision, and a lower one may be one they agreed to long ago.
 */
export const lowersConsent = (next: Stored, published: Stored | null) =>
  consentRevision(next) < consentRevision(published)

/** As the site reads it; without one it is the first. */
function consentRevision(document: Stored | null) {
  const revision = document?.['consentRevision']
  return typeof revision === 'number' ? revision : 1
}

/**
 * What stays as it is published, or follows from it, when a draft is published that says otherwise, such as one that
 * was brought back from the history.
 *
 * @param day ISO date of the day it is published
 * @returns the fields in which the draft says otherwise, as they are published
 */
export function preservePublishedFields(draft: Stored, published: Stored | null, day: string): Record<string, unknown> {
  if (published === null) return {}
  const settled = {
    ...(hasTextChanged(draft, published) ? {} : announcedFields(draft, published, day)),
    ...(lowersConsent(draft, published) ? { consentRevision: consentRevision(published) } : {}),
  }
  return Object.fromEntries(Object.entries(settled).filter(([field, value]) => value !== draft[field]))
}
