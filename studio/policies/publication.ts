import type { Mutation, SanityDocument } from 'sanity'
import { POLICY_TEXT } from '#schemas/fields/policyText.ts'

/** What legal says of a new text when publishing it. */
export interface Announcement {
  /** One line on what changed. */
  summary: string
  /** ISO date of the day the wording was finished. */
  date: string
}

/** A version as far as the next one must know it. */
type KeptVersion = Pick<SanityDocument, string> & { number: number }

interface Publication {
  draft: SanityDocument
  published: SanityDocument | null
  /** The newest version kept so far. */
  newest: KeptVersion | null
  announcement: Announcement
}

const textOf = (document: Record<string, unknown>) =>
  Object.fromEntries(POLICY_TEXT.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])))

/** The same for two texts whose fields were stored in another order. */
const canonical = (document: Record<string, unknown>) =>
  JSON.stringify(textOf(document), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** Whether publishing a draft changes the text readers see, rather than, say, what search engines show. */
export const changesText = (draft: Record<string, unknown>, published: Record<string, unknown> | null) =>
  published === null || canonical(draft) !== canonical(published)

/** The version that holds a text; its id has no dot, so that visitors may read it. */
function versionOf(document: SanityDocument, policyId: string, number: number) {
  return {
    _id: `${policyId}-version-${number}`,
    _type: 'policyVersion',
    policy: { _type: 'reference', _ref: policyId },
    number,
    lastUpdated: document['lastUpdated'],
    changeSummary: document['changeSummary'],
    ...textOf(document),
  }
}

const later = (date: unknown, other: string) => (typeof date === 'string' && date > other ? date : other)

/**
 * Publishes the draft of a legal document and keeps its text as the next version: all of it or nothing. A published
 * text that no version holds yet, such as the first, is kept as a version before it is replaced.
 *
 * Fails when the draft has changed since it was read, or when somebody else published in between: the version's
 * number is then taken.
 */
export function publication({ draft, published, newest, announcement }: Publication): Mutation[] {
  const policyId = draft._id.replace(/^drafts\./, '')
  const { summary: changeSummary, date: lastUpdated } = announcement
  // A wording cannot apply before it was finished.
  const announced = { changeSummary, lastUpdated, effectiveDate: later(draft['effectiveDate'], lastUpdated) }
  const { _rev, _updatedAt, _system, ...content } = draft
  const text = { ...content, ...announced, _id: policyId, _type: draft._type }

  const last = newest?.number ?? 0
  const unkept = published !== null && (newest === null || changesText(published, newest))
  const next = last + (unkept ? 2 : 1)
  return [
    { patch: { id: draft._id, ifRevisionID: _rev, set: announced } },
    { createOrReplace: { ...text, _createdAt: published?._createdAt ?? draft._createdAt } },
    { delete: { id: draft._id } },
    ...(unkept ? [{ create: versionOf(published, policyId, last + 1) }] : []),
    { create: versionOf({ ...draft, ...announced }, policyId, next) },
  ]
}
