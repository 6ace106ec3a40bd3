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

const getText = (document: Stored) =>
  Object.fromEntries(POLICY_TEXT.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])))

/** The same for two texts whose fields were stored in another order. */
const canonical = (document: Stored) =>
  JSON.stringify(getText(document), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** Whether publishing a document changes the text readers see, rather than, say, what search engines show. */
export const hasTextChanged = (next: Stored, published: Stored | null) =>
  published === null || canonical(next) !== canonical(published)

/** The version that holds a text; its id has no dot, so that visitors may read it. */
function createVersion(document: Stored, policyId: string, number: number): NewVersion {
  return {
    _id: `${policyId}-version-${number}`,
    _type: 'policyVersion',
    policy: { _type: 'reference', _ref: policyId },
    ...(document['language'] === undefined ? {} : { language: document['language'] }),
    number,
    lastUpdated: document['lastUpdated'],
    effectiveDate: document['effectiveDate'],
    changeSummary: document['changeSummary'],
    ...getText(document),
  }
}

/**
 * What the next version says of the one before it: the day from which that applied in the end, when it was put off
 * after it was published. A version that is kept never changes.
 */
const getFinalDay = (published: Stored, newest: Stored) =>
  published['effectiveDate'] === newest['effectiveDate'] ? {} : { earlierEffectiveDate: published['effectiveDate'] }

/**
 * The versions to keep when a changed text is published. A published text that no version holds yet, such as the first,
 * is kept before it is replaced.
 */
export function createNewVersions({ policyId, next, published, newest }: Replacement): NewVersion[] {
  const number = (newest?.number ?? 0) + 1
  if (published === null) return [createVersion(next, policyId, number)]
  if (newest === null || hasTextChanged(published, newest)) {
    return [createVersion(published, policyId, number), createVersion(next, policyId, number + 1)]
  }
  return [{ ...createVersion(next, policyId, number), ...getFinalDay(published, newest) }]
}

/** What was said of a text when it was published. */
const ANNOUNCED_FIELDS = ['lastUpdated', 'changeSummary'] as const

const isDay = (value: unknown) => typeof value === 'string'
const getEarlier = (one: string, other: string) => (one < other ? one : other)

/**
 * The day from which a published text applies once a draft of it says another one. A day gone by is none: it becomes
 * the day of publishing, unless the text applies already or the draft is from before the text was finished.
 */
function computeEffectiveDay(draft: Stored, published: Stored, day: string): unknown {
  const [wanted, announced, finished] = [draft['effectiveDate'], published['effectiveDate'], published['lastUpdated']]
  if (!isDay(wanted) || !isDay(announced) || wanted >= day) return wanted
  return isDay(finished) && wanted < finished ? announced : getEarlier(announced, day)
}

/** What stays with a published text when a draft of the same text is published. */
const pickAnnouncedFields = (draft: Stored, published: Stored, day: string): Stored => ({
  ...Object.fromEntries(
    ANNOUNCED_FIELDS.filter((field) => published[field] !== undefined).map((field) => [field, published[field]]),
  ),
  effectiveDate: computeEffectiveDay(draft, published, day),
})

/**
 * Whether a document would count visitors as having agreed to a text they were never asked about: their agreement is
 * to a revision, and a lower one may be one they agreed to long ago.
 */
export const lowersConsent = (next: Stored, published: Stored | null) =>
  getConsentRevision(next) < getConsentRevision(published)

/** As the site reads it; without one it is the first. */
function getConsentRevision(document: Stored | null) {
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
    ...(hasTextChanged(draft, published) ? {} : pickAnnouncedFields(draft, published, day)),
    ...(lowersConsent(draft, published) ? { consentRevision: getConsentRevision(published) } : {}),
  }
  return Object.fromEntries(Object.entries(settled).filter(([field, value]) => value !== draft[field]))
}
