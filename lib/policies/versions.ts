/** The fields that distinguish one version from the next. */
const POLICY_TEXT = ['title', 'summary', 'sections', 'cookieTable'] as const

/** A legal document as it is kept, in force or as a version. */
type Stored = Readonly<Record<string, unknown>>

interface NewVersion extends Stored {
  _id: string
  _type: 'policyVersion'
  number: number
}

interface Replacement {
  policyId: string
  /** The document that is about to be published. */
  next: Stored
  published: Stored | null
  /** The version that was kept last. */
  newest: (Stored & { number: number }) | null
}

const textOf = (document: Stored) =>
  Object.fromEntries(POLICY_TEXT.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])))

/** The same for two texts whose fields were stored in another order. */
const canonical = (document: Stored) =>
  JSON.stringify(textOf(document), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** Whether publishing a document changes the text readers see, rather than, say, what search engines show. */
export const hasTextChanged = (next: Stored, published: Stored | null) =>
  published === null || canonical(next) !== canonical(published)

/** The version that holds a text; its id has no dot, so that visitors may read it. */
function versionOf(document: Stored, policyId: string, number: number): NewVersion {
  return {
    _id: `${policyId}-version-${number}`,
    _type: 'policyVersion',
    policy: { _type: 'reference', _ref: policyId },
    ...(document['language'] === undefined ? {} : { language: document['language'] }),
    number,
    lastUpdated: document['lastUpdated'],
    effectiveDate: document['effectiveDate'],
    changeSummary: document['changeSummary'],
    ...textOf(document),
  }
}

/**
 * What the next version says of the one before it: the day from which that applied in the end, when it was put off
 * after it was published. A version that is kept never changes.
 */
const finalDay = (published: Stored, newest: Stored) =>
  published['effectiveDate'] === newest['effectiveDate'] ? {} : { earlierEffectiveDate: published['effectiveDate'] }

/**
 * The versions to keep when a changed text is published. A published text that no version holds yet, such as the first,
 * is kept before it is replaced.
 */
export function newVersions({ policyId, next, published, newest }: Replacement): NewVersion[] {
  const number = (newest?.number ?? 0) + 1
  if (published === null) return [versionOf(next, policyId, number)]
  if (newest === null || hasTextChanged(published, newest)) {
    return [versionOf(published, policyId, number), versionOf(next, policyId, number + 1)]
  }
  return [{ ...versionOf(next, policyId, number), ...finalDay(published, newest) }]
}

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
