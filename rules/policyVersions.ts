import { isDeepStrictEqual } from 'node:util'
import { isPublishedId, isVersionId } from '@sanity/client/csm'
import { z } from 'zod'
import { getToday } from '#lib/i18n/timeZone.ts'
import {
  createNewVersions,
  dateReleasedText,
  findWaiting,
  hasTextChanged,
  lowersConsent,
  preservePublishedFields,
  repeatsSummary,
} from '#lib/policies/versions.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { isAdministrator } from '#store/accounts/roles.ts'
import { forbidden } from '#store/http/errors.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import type { PendingTransaction } from '#store/mutate/pending.ts'
import { notPublishable, type Refused } from '#store/mutate/refused.ts'

const version = z.looseObject({ policy: z.object({ _ref: z.string() }), number: z.number() })

/** Returns whether the caller writes versions of its own: an import brings the history of a policy, an administrator mends it. */
const mayWriteVersions = ({ isImporter, author }: PendingTransaction) => isImporter || isAdministrator(author.role)

/** Finds the newest version before the publication. Those that come with it count where the caller may write any. */
function findNewestVersion(policyId: string, pending: PendingTransaction) {
  const versions = pending
    .listPublished('policyVersion')
    .filter(({ _id }) => mayWriteVersions(pending) || pending.store.get(_id) !== undefined)
    .flatMap((document) => version.safeParse(document).data ?? [])
    .filter(({ policy }) => policy._ref === policyId)
  return versions.toSorted((a, b) => b.number - a.number)[0] ?? null
}

const isBefore = (a: unknown, b: unknown) => typeof a === 'string' && typeof b === 'string' && a < b

function regressionError(
  policy: DocumentContent,
  published: DocumentContent | null,
  last: Record<string, unknown> | null,
) {
  if (hasTextChanged(policy, last) && isBefore(policy['lastUpdated'], last?.['lastUpdated'])) {
    return `The text of “${policy._id}” was last updated on ${String(last?.['lastUpdated'])}. Choose that day or a later one as “lastUpdated” (“Last updated” in the form): versions follow each other.`
  }
  return lowersConsent(policy, published)
    ? `“consentRevision” of “${policy._id}” never goes back: visitors would count as having agreed to a text they were not asked about.`
    : null
}

type Versions = ReturnType<typeof createNewVersions>

interface Publication {
  policy: DocumentContent
  published: DocumentContent | null
  newest: ReturnType<typeof findNewestVersion>
  pending: PendingTransaction
}

/** Creates the versions with which a policy may be published: one that replaces a waiting text may hold that one's day. */
function listPossibleVersions({ policy, published, newest }: Publication): Versions[] {
  if (!hasTextChanged(policy, published)) return []
  const create = (next: DocumentContent) => createNewVersions({ policyId: policy._id, next, published, newest })
  const { effectiveDate } = policy
  const waiting = findWaiting(published, typeof effectiveDate === 'string' ? effectiveDate : '', getToday())
  return [create(policy), ...(waiting?.replaced === false ? [create({ ...policy, effectiveDate: waiting.from })] : [])]
}

const isSameVersion = (given: Record<string, unknown>, own: Record<string, unknown>) =>
  Object.keys({ ...given, ...own }).every((name) => name === '_createdAt' || isDeepStrictEqual(given[name], own[name]))

/** Returns the versions of a publication that come with it, as the Studio sends them: also Sanity's cloud stores these. */
function findGivenVersions(publication: Publication): Versions | undefined {
  const { next } = publication.pending
  return listPossibleVersions(publication).find((versions) =>
    versions.every((own) => {
      const given = next.get(own._id)
      return given !== undefined && isSameVersion(given, own)
    }),
  )
}

/**
 * Requires that people create versions only as the store itself would, together with their policy: a false one would
 * stay in the public history for good.
 *
 * @throws 403
 */
function requireOwnVersions(publications: readonly Publication[], pending: PendingTransaction): void {
  if (mayWriteVersions(pending)) return
  const given = new Set(publications.flatMap((each) => findGivenVersions(each)?.map(({ _id }) => _id) ?? []))
  const isFalse = ([id, document]: [string, DocumentContent | undefined]) =>
    document !== undefined && isImmutable(document._type) && !given.has(id)
  if (Array.from(pending.next).some(isFalse)) {
    throw forbidden('Versions are stored when their policy is published. Publish the policy instead.')
  }
}

function addMissingVersions(publication: Publication): string | null {
  const { policy, published, newest, pending } = publication
  const last = published ?? newest
  // Imported content may be older.
  const regression = pending.isImporter ? null : regressionError(policy, published, last)
  if (regression !== null) return regression
  const isKnown = [published, newest].some((text) => text !== null && !hasTextChanged(policy, text))
  // The first text becomes a version once the next one replaces it.
  if (isKnown || last === null) return null
  const given = mayWriteVersions(pending) ? undefined : findGivenVersions(publication)
  if (repeatsSummary({ ...policy, ...given?.at(-1) }, last)) {
    return `The text of “${policy._id}” has changed. Write into “changeSummary” what changed, in one line (“What changed” in the form): the text is stored as a version, and this line is shown in its history.`
  }
  if (given) return null
  const versions = createNewVersions({ policyId: policy._id, next: policy, published, newest })
  const taken = versions.find(({ _id }) => pending.get(_id))
  if (taken) {
    return `The text of “${policy._id}” cannot be kept as the version “${taken._id}”: another document has this id. Ask an administrator to delete that one, then publish.`
  }
  for (const each of versions) pending.createAsSystem(each)
  return null
}

/** Returns the fields of a policy that publishing sets, whatever its draft or its version in a release has in them. */
export function listSettledFields(draft: DocumentContent, published: DocumentContent | undefined) {
  if (draft._type !== 'legalPolicy' || published?._type !== 'legalPolicy') return {}
  const day = getToday()
  return {
    ...preservePublishedFields(draft, published, day),
    ...(isVersionId(draft._id) && dateReleasedText(draft, published, day)),
  }
}

function toPublication(policy: DocumentContent, pending: PendingTransaction): Publication {
  const stored = pending.store.get(policy._id)
  const published = stored?._type === 'legalPolicy' ? stored : null
  return { policy, published, newest: findNewestVersion(policy._id, pending), pending }
}

/**
 * Adds the text of each published policy as its next version, unless the transaction already adds it.
 *
 * @throws 403 for a version that the store would not create
 */
export function storePolicyVersions(pending: PendingTransaction): Refused[] {
  const publications = Array.from(pending.next.values()).flatMap((policy) =>
    policy?._type === 'legalPolicy' && isPublishedId(policy._id) ? toPublication(policy, pending) : [],
  )
  requireOwnVersions(publications, pending)
  return publications.flatMap((publication) => {
    const problem = addMissingVersions(publication)
    return problem === null ? [] : notPublishable(publication.policy._id, problem)
  })
}
