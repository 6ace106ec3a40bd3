import { z } from 'zod'
import { today } from '#lib/i18n/timeZone.ts'
import { lowersConsent, settledFields } from '#lib/policies/settled.ts'
import { changesText, newVersions } from '#lib/policies/versions.ts'
import { isPublishedId } from '../query/document-ids.ts'
import type { DocumentContent, DocumentStore } from '../store/types.ts'
import type { PendingTransaction } from './pending.ts'
import { notPublishable, type Refused } from './refused.ts'

type Published = Pick<DocumentStore, 'get' | 'ofType'>

const version = z.looseObject({ policy: z.object({ _ref: z.string() }), number: z.number() })

/** The version of a policy that was kept last, one that this very transaction brings included. */
function newestVersion(policyId: string, pending: PendingTransaction, store: Published) {
  const kept = store.ofType('policyVersion').filter(({ _id }) => !pending.next.has(_id))
  const brought = Array.from(pending.next.values()).filter((document) => document?._type === 'policyVersion')
  const versions = [...kept, ...brought]
    .filter((document) => document !== undefined && isPublishedId(document._id))
    .flatMap((document) => version.safeParse(document).data ?? [])
    .filter(({ policy }) => policy._ref === policyId)
  return versions.toSorted((one, other) => other.number - one.number)[0] ?? null
}

/** What is published, when it is this policy: another type may have stood in its place. */
const publishedPolicy = (id: string, store: Published) => {
  const found = store.get(id)
  return found?._type === 'legalPolicy' ? found : null
}

const isBefore = (day: unknown, other: unknown) => typeof day === 'string' && typeof other === 'string' && day < other

/** Says in words what of a policy may not be as it was before, or null. */
function regressionError(
  policy: DocumentContent,
  published: DocumentContent | null,
  last: Record<string, unknown> | null,
) {
  if (changesText(policy, last) && isBefore(policy['lastUpdated'], last?.['lastUpdated'])) {
    return `The text of “${policy._id}” was last updated on ${String(last?.['lastUpdated'])}. Choose that day or a later one as “lastUpdated”: versions follow each other.`
  }
  return lowersConsent(policy, published)
    ? `“consentRevision” of “${policy._id}” never goes back: visitors would count as having agreed to a text they were not asked about.`
    : null
}

function keepVersionsOf(policy: DocumentContent, pending: PendingTransaction, store: Published): string | null {
  const published = publishedPolicy(policy._id, store)
  const newest = newestVersion(policy._id, pending, store)
  const last = published ?? newest
  // A server that brings older content, such as an archive, brings it as it was.
  const backwards = pending.isImporter ? null : regressionError(policy, published, last)
  if (backwards !== null) return backwards
  const known = [published, newest].some((text) => text !== null && !changesText(policy, text))
  // The first text is kept when the next one replaces it.
  if (known || last === null) return null
  if (policy['changeSummary'] === last['changeSummary']) {
    return `The text of “${policy._id}” has changed. Write into “changeSummary” what changed, in one line: the text is kept as a version, and its readers are told.`
  }
  for (const each of newVersions({ policyId: policy._id, next: policy, published, newest })) pending.keep(each)
  return null
}

/** What of a policy stays as it is published, or follows from it, when the draft says otherwise. */
export const immutableFields = (draft: DocumentContent, published: DocumentContent | undefined) =>
  draft._type === 'legalPolicy' && published?._type === 'legalPolicy' ? settledFields(draft, published, today()) : {}

/**
 * Keeps the text of each policy that a transaction publishes as its next version, unless the transaction brings it, as
 * the Studio's does. So no text that was in force is ever lost, whoever published it.
 *
 * @returns what to refuse, and the position of the mutation or action at fault
 */
export function keepPolicyVersions(
  pending: PendingTransaction,
  store: Published,
): { index: number; refused: Refused }[] {
  const policies = Array.from(pending.next.values()).filter(
    (document) => document?._type === 'legalPolicy' && isPublishedId(document._id),
  )
  return policies.flatMap((policy) => {
    const problem = policy ? keepVersionsOf(policy, pending, store) : null
    return policy && problem !== null
      ? [{ index: pending.indexOf(policy._id), refused: notPublishable(policy._id, problem) }]
      : []
  })
}
