import { defineQuery } from 'groq'
import type { Mutation, SanityDocument } from 'sanity'
import { createNewVersions, preservePublishedFields } from '#lib/policies/versions.ts'

/** Lists a policy's versions, newest first. */
export const versionListQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc){_id, number, lastUpdated, changeSummary}`,
)

/** Reads a policy's newest version with all fields. */
export const newestVersionQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc)[0]`,
)

export interface Announcement {
  /** One line on what changed. */
  summary: string
  /** ISO date of the day the text was finished. */
  date: string
}

interface Publication {
  draft: SanityDocument
  published: SanityDocument | null
  /** The newest stored version. */
  newest: (Pick<SanityDocument, string> & { number: number }) | null
  announcement: Announcement
  /** ISO date of the publication. */
  day: string
}

/** Returns the ISO date from which a draft's text applies: not before the day of its publication. */
export function getEffectiveDay(draft: Pick<SanityDocument, string>, day: string): string {
  const effectiveDate: unknown = draft['effectiveDate']
  return typeof effectiveDate === 'string' && effectiveDate > day ? effectiveDate : day
}

/**
 * Creates the transaction that publishes a policy's draft and stores its text as the next version. It fails if the
 * draft has changed since it was read or another publish has taken the version's number.
 */
export function createPublication({ draft, published, newest, announcement, day }: Publication): Mutation[] {
  const policyId = draft._id.replace(/^drafts\./, '')
  const { summary: changeSummary, date: lastUpdated } = announcement
  const publishedFields = {
    ...preservePublishedFields(draft, published, day),
    changeSummary,
    lastUpdated,
    effectiveDate: getEffectiveDay(draft, day),
  }
  const { _rev, _updatedAt, _system, ...content } = draft
  const text = { ...content, ...publishedFields, _id: policyId, _type: draft._type }
  return [
    { patch: { id: draft._id, ifRevisionID: _rev, set: publishedFields } },
    { createOrReplace: { ...text, _createdAt: published?._createdAt ?? draft._createdAt } },
    { delete: { id: draft._id } },
    ...createNewVersions({ policyId, next: text, published, newest }).map((version) => ({ create: version })),
  ]
}
