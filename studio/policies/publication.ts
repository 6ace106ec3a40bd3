import { defineQuery } from 'groq'
import { getDraftId, getPublishedId, type Mutation, type SanityClient, type SanityDocument } from 'sanity'
import { getToday } from '#lib/i18n/timeZone.ts'
import { createNewVersions, findWaiting, getEffectiveDay, preservePublishedFields } from '#lib/policies/versions.ts'

/** Lists a policy's versions, newest first. */
export const versionListQuery = defineQuery(
  `*[_type == "policyVersion" && policy._ref == $policy] | order(number desc){_id, number, lastUpdated, changeSummary}`,
)

/** Reads a policy's newest version with all fields. */
const newestVersionQuery = defineQuery(`*[_type == "policyVersion" && policy._ref == $policy] | order(number desc)[0]`)

interface Announcement {
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
  /** Whether a published text that does not apply yet never applies, though this one applies later. */
  replacesWaiting?: boolean
}

/**
 * Creates the transaction that publishes a policy's draft and stores its text as the next version. It fails if the
 * draft has changed since it was read or another publish has taken the version's number.
 * The embedded store accepts no other versions than it would create itself; Sanity's cloud creates none.
 *
 * A version holds the day it was announced for, the policy the day it applies. So a version that replaces a waiting one
 * holds that one's day, as if it had been published for it and moved later.
 */
export function createPublication(publication: Publication): Mutation[] {
  const { draft, published, newest, announcement, day, replacesWaiting = false } = publication
  const policyId = getPublishedId(draft._id)
  const { summary: changeSummary, date: lastUpdated } = announcement
  const publishedFields = {
    ...preservePublishedFields(draft, published, day),
    changeSummary,
    lastUpdated,
    effectiveDate: getEffectiveDay(draft, day),
  }
  const { _rev, _updatedAt, _system, ...content } = draft
  const text = { ...content, ...publishedFields, _id: policyId, _type: draft._type }
  const waiting = replacesWaiting ? findWaiting(published, publishedFields.effectiveDate, day) : undefined
  const next = waiting?.replaced === false ? { ...text, effectiveDate: waiting.from } : text
  return [
    { patch: { id: draft._id, ifRevisionID: _rev, set: publishedFields } },
    { createOrReplace: { ...text, _createdAt: published?._createdAt ?? draft._createdAt } },
    { delete: { id: draft._id } },
    ...createNewVersions({ policyId, next, published, newest }).map((version) => ({ create: version })),
  ]
}

/** Publishes the stored draft of a policy together with its version. */
export async function publishVersion(
  client: SanityClient,
  policyId: string,
  { announcement, replacesWaiting }: Pick<Publication, 'announcement' | 'replacesWaiting'>,
) {
  const stored = await client.getDocuments<SanityDocument>([getDraftId(policyId), policyId])
  const [draft = null, published = null] = stored
  if (draft === null) throw new Error('There is no draft any more: it was published or discarded in the meantime.')
  const newest = await client.fetch(newestVersionQuery, { policy: policyId }, { perspective: 'published' })
  const mutations = createPublication({ draft, published, newest, announcement, day: getToday(), replacesWaiting })
  await client.mutate(mutations, { visibility: 'sync' })
}
