import { isPublishedId } from '@sanity/client/csm'
import { z } from 'zod'
import { getToday } from '#lib/i18n/timeZone.ts'
import { isReplacedBeforeItApplies } from '#lib/policies/dates.ts'
import { hasTextChanged, lowersConsent, createNewVersions, preservePublishedFields } from '#lib/policies/versions.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import type { PendingTransaction } from '#store/mutate/pending.ts'
import { notPublishable, type Refused } from '#store/mutate/refused.ts'

const version = z.looseObject({ policy: z.object({ _ref: z.string() }), number: z.number() })

function findNewestVersion(policyId: string, pending: PendingTransaction) {
  const versions = pending
    .listPublished('policyVersion')
    .flatMap((document) => version.safeParse(document).data ?? [])
    .filter(({ policy }) => policy._ref === policyId)
  return versions.toSorted((a, b) => b.number - a.number)[0] ?? null
}

const dates = z.object({ lastUpdated: z.string(), effectiveDate: z.string().nullish() })

/** Returns whether a text corrects one that does not apply yet: the line on what changed may stay the same. */
function isCorrection(policy: DocumentContent, last: Record<string, unknown>) {
  const [next, waiting] = [dates.safeParse(policy).data, dates.safeParse(last).data]
  return next !== undefined && waiting !== undefined && isReplacedBeforeItApplies(waiting, next)
}

const isBefore = (a: unknown, b: unknown) => typeof a === 'string' && typeof b === 'string' && a < b

function regressionError(
  policy: DocumentContent,
  published: DocumentContent | null,
  last: Record<string, unknown> | null,
) {
  if (hasTextChanged(policy, last) && isBefore(policy['lastUpdated'], last?.['lastUpdated'])) {
    return `The text of “${policy._id}” was last updated on ${String(last?.['lastUpdated'])}. Choose that day or a later one as “lastUpdated”: versions follow each other.`
  }
  return lowersConsent(policy, published)
    ? `“consentRevision” of “${policy._id}” never goes back: visitors would count as having agreed to a text they were not asked about.`
    : null
}

function addMissingVersions(policy: DocumentContent, pending: PendingTransaction): string | null {
  const stored = pending.store.get(policy._id)
  const published = stored?._type === 'legalPolicy' ? stored : null
  const newest = findNewestVersion(policy._id, pending)
  const last = published ?? newest
  // Imported content may be older.
  const regression = pending.isImporter ? null : regressionError(policy, published, last)
  if (regression !== null) return regression
  const isKnown = [published, newest].some((text) => text !== null && !hasTextChanged(policy, text))
  // The first text becomes a version once the next one replaces it.
  if (isKnown || last === null) return null
  if (policy['changeSummary'] === last['changeSummary'] && !isCorrection(policy, last)) {
    return `The text of “${policy._id}” has changed. Write into “changeSummary” what changed, in one line: the text is stored as a version, and this line is shown in its history.`
  }
  const versions = createNewVersions({ policyId: policy._id, next: policy, published, newest })
  const taken = versions.find(({ _id }) => pending.get(_id))
  if (taken) {
    return `The text of “${policy._id}” cannot be kept as the version “${taken._id}”: another document has this id. Ask an administrator to delete that one, then publish.`
  }
  for (const each of versions) pending.createAsSystem(each)
  return null
}

export const immutableFields = (draft: DocumentContent, published: DocumentContent | undefined) =>
  draft._type === 'legalPolicy' && published?._type === 'legalPolicy'
    ? preservePublishedFields(draft, published, getToday())
    : {}

/** Adds the text of each published policy as its next version, unless the transaction already adds it. */
export function storePolicyVersions(pending: PendingTransaction): Refused[] {
  return Array.from(pending.next.values()).flatMap((policy) => {
    if (policy?._type !== 'legalPolicy' || !isPublishedId(policy._id)) return []
    const problem = addMissingVersions(policy, pending)
    return problem === null ? [] : notPublishable(policy._id, problem)
  })
}
