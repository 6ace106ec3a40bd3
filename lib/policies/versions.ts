import { toCanonicalJson } from '#lib/canonicalJson.ts'
import { getDeferredEffectiveDate, isReplacedBeforeItApplies } from './dates.ts'

/** The fields that distinguish one version from the next. */
const POLICY_TEXT = ['title', 'summary', 'sections', 'cookieTable'] as const

type Stored = Readonly<Record<string, unknown>>

interface NewVersion extends Stored {
  _id: string
  _type: 'policyVersion'
  number: number
}

interface Replacement {
  policyId: string
  next: Stored
  published: Stored | null
  newest: (Stored & { number: number }) | null
}

const pick = (document: Stored, fields: readonly string[]): Stored =>
  Object.fromEntries(fields.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])))

const serializeText = (document: Stored) => toCanonicalJson(pick(document, POLICY_TEXT))

/** Message for a policy that would apply before its text was finished; undefined for any other. */
export function findEffectiveDayProblem({ effectiveDate, lastUpdated }: Stored): string | undefined {
  if (typeof effectiveDate !== 'string' || typeof lastUpdated !== 'string' || effectiveDate >= lastUpdated)
    return undefined
  return 'A text cannot apply before it was finished. Choose a later day.'
}

/** Returns whether publishing changes the text, rather than, say, the search preview. */
export const hasTextChanged = (next: Stored, published: Stored | null) =>
  published === null || serializeText(next) !== serializeText(published)

/** Creates the version of a text. Its id has no dot, so that it is public. */
function createVersion(document: Stored, policyId: string, number: number): NewVersion {
  return {
    _id: `${policyId}-version-${number}`,
    _type: 'policyVersion',
    policy: { _type: 'reference', _ref: policyId },
    ...pick(document, ['language']),
    number,
    lastUpdated: document['lastUpdated'],
    effectiveDate: document['effectiveDate'],
    changeSummary: document['changeSummary'],
    ...pick(document, POLICY_TEXT),
  }
}

/** Returns the previous version's deferred effective date, which the next version stores: versions never change. */
const getFinalDay = (published: Stored, newest: Stored) =>
  published['effectiveDate'] === newest['effectiveDate'] ? {} : { earlierEffectiveDate: published['effectiveDate'] }

/** Creates the versions to store when a changed text is published, also of a published text that has none yet. */
export function createNewVersions({ policyId, next, published, newest }: Replacement): NewVersion[] {
  const number = (newest?.number ?? 0) + 1
  if (published === null) return [createVersion(next, policyId, number)]
  if (newest === null || hasTextChanged(published, newest)) {
    return [createVersion(published, policyId, number), createVersion(next, policyId, number + 1)]
  }
  return [{ ...createVersion(next, policyId, number), ...getFinalDay(published, newest) }]
}

const getDay = (value: unknown) => (typeof value === 'string' ? value : undefined)

const toDates = (text: Stored) => {
  const lastUpdated = getDay(text['lastUpdated'])
  return lastUpdated === undefined ? undefined : { lastUpdated, effectiveDate: getDay(text['effectiveDate']) }
}

/** Returns a published text that does not apply yet, and whether a text that applies from `effectiveDate` replaces it. */
export function findWaiting(published: Stored | null, effectiveDate: string, day: string) {
  const dates = published ? toDates(published) : undefined
  const from = dates && getDeferredEffectiveDate(dates)
  if (dates === undefined || from === undefined || from <= day) return undefined
  const replaced = isReplacedBeforeItApplies(dates, { lastUpdated: day, effectiveDate })
  const summary: unknown = published?.['changeSummary']
  return { from, replaced, summary: typeof summary === 'string' ? summary : '' }
}

/** Returns the day from which a text applies that is published on a day: not before that day. */
export function getEffectiveDay({ effectiveDate }: Stored, day: string): string {
  const wanted = getDay(effectiveDate)
  return wanted !== undefined && wanted > day ? wanted : day
}

/**
 * Returns the days of a changed text that a release publishes. No dialog asks for them, so a text that was not dated after
 * the one it replaces was finished on the day of the release.
 */
export function dateReleasedText(text: Stored, published: Stored, day: string): Stored {
  if (!hasTextChanged(text, published)) return {}
  const finished = getDay(text['lastUpdated']) ?? ''
  const isDated = finished > (getDay(published['lastUpdated']) ?? '')
  return { lastUpdated: isDated ? finished : day, effectiveDate: getEffectiveDay(text, day) }
}

/** Returns whether a text corrects one that does not apply yet. */
function isCorrection(next: Stored, last: Stored): boolean {
  const [own, waiting] = [toDates(next), toDates(last)]
  return own !== undefined && waiting !== undefined && isReplacedBeforeItApplies(waiting, own)
}

/**
 * Returns whether a changed text still has the line on what changed of the one before it. The correction of a text that
 * does not apply yet may keep it.
 */
export const repeatsSummary = (next: Stored, last: Stored): boolean =>
  hasTextChanged(next, last) && next['changeSummary'] === last['changeSummary'] && !isCorrection(next, last)

const ANNOUNCED_FIELDS = ['lastUpdated', 'changeSummary'] as const

const isDay = (value: unknown) => typeof value === 'string'
const getEarlier = (one: string, other: string) => (one < other ? one : other)

/**
 * Computes the effective date when a draft changes it. A past date becomes the day of publishing, unless the text already
 * applies or the draft is older than the text.
 */
function computeEffectiveDay(draft: Stored, published: Stored, day: string): unknown {
  const [wanted, announced, finished] = [draft['effectiveDate'], published['effectiveDate'], published['lastUpdated']]
  if (!isDay(wanted) || !isDay(announced) || wanted >= day) return wanted
  return isDay(finished) && wanted < finished ? announced : getEarlier(announced, day)
}

/** Picks the fields that stay when a draft of the same text is published. */
const pickAnnouncedFields = (draft: Stored, published: Stored, day: string): Stored => ({
  ...pick(published, ANNOUNCED_FIELDS),
  effectiveDate: computeEffectiveDay(draft, published, day),
})

/** Returns whether a document lowers the consent revision, which would revive consent given to an earlier text. */
export const lowersConsent = (next: Stored, published: Stored | null) =>
  getConsentRevision(next) < getConsentRevision(published)

/** The first revision by default. */
function getConsentRevision(document: Stored | null) {
  const revision = document?.['consentRevision']
  return typeof revision === 'number' ? revision : 1
}

/**
 * Returns the fields that keep their published values when a differing draft is published, such as one restored from
 * history.
 *
 * @returns the differing fields with their published values
 */
export function preservePublishedFields(draft: Stored, published: Stored | null, day: string): Record<string, unknown> {
  if (published === null) return {}
  const settled = {
    ...(hasTextChanged(draft, published) ? {} : pickAnnouncedFields(draft, published, day)),
    ...(lowersConsent(draft, published) ? { consentRevision: getConsentRevision(published) } : {}),
  }
  return Object.fromEntries(Object.entries(settled).filter(([field, value]) => value !== draft[field]))
}
