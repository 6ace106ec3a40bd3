import type { Mutation, SanityDocument } from 'sanity'
import { settledFields } from '#lib/policies/settled.ts'
import { newVersions } from '#lib/policies/versions.ts'

/** What legal says of a new text when publishing it. */
export interface Announcement {
  /** One line on what changed. */
  summary: string
  /** ISO date of the day the wording was finished. */
  date: string
}

interface Publication {
  draft: SanityDocument
  published: SanityDocument | null
  /** The newest version kept so far. */
  newest: (Pick<SanityDocument, string> & { number: number }) | null
  announcement: Announcement
  /** ISO date of the day it is published. */
  day: string
}

const later = (date: unknown, other: string) => (typeof date === 'string' && date > other ? date : other)

/**
 * Publishes the draft of a legal document and keeps its text as the next version: all of it or nothing.
 *
 * Fails when the draft has changed since it was read, or when somebody else published in between: the version's
 * number is then taken.
 */
export function publication({ draft, published, newest, announcement, day }: Publication): Mutation[] {
  const policyId = draft._id.replace(/^drafts\./, '')
  const { summary: changeSummary, date: lastUpdated } = announcement
  // A wording cannot apply before it was there to be read.
  const announced = {
    ...settledFields(draft, published, day),
    changeSummary,
    lastUpdated,
    effectiveDate: later(draft['effectiveDate'], day),
  }
  const { _rev, _updatedAt, _system, ...content } = draft
  const text = { ...content, ...announced, _id: policyId, _type: draft._type }
  return [
    { patch: { id: draft._id, ifRevisionID: _rev, set: announced } },
    { createOrReplace: { ...text, _createdAt: published?._createdAt ?? draft._createdAt } },
    { delete: { id: draft._id } },
    ...newVersions({ policyId, next: text, published, newest }).map((version) => ({ create: version })),
  ]
}
