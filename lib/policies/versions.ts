/** The fields that distinguish one version from the next. */
const POLICY_TEXT = ['title', 'summary', 'sections', 'cookieTable'] as const

/** A legal document as it is kept, in force or as a version. */
export type Stored = Readonly<Record<string, unknown>>

/** A version of a legal document as it is made. */
interface NewVersion extends Stored {
  _id: string
  _type: 'policyVersion'
  number: number
}

interface Replacement {
  /** The id of the published document. */
  policyId: string
  /** The document that is about to be published. */
  next: Stored
  /** What is published until then. */
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
