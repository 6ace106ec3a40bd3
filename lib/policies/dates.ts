/** Days on which a policy was finished and takes effect, as ISO dates. */
export interface PolicyDates {
  lastUpdated: string
  /** Missing in versions stored before this field existed. */
  effectiveDate?: string | null
}

/**
 * Returns the effective date if it differs from the day the text was finished: until then the earlier text applies.
 *
 * @param dates without stega marks
 */
export const getDeferredEffectiveDate = ({ lastUpdated, effectiveDate }: PolicyDates) =>
  typeof effectiveDate === 'string' && effectiveDate > lastUpdated ? effectiveDate : undefined

interface StoredVersionDates {
  effectiveDate: string | null
  /** Final effective date of the version before it. */
  earlierEffectiveDate: string | null
}

/**
 * Adds the final effective dates to stored versions. A version holds the announced date, which may be deferred until
 * the next text is published; that one stores the final date.
 *
 * @param versions newest first
 */
export const withEffectiveDates = <Version extends StoredVersionDates>(
  versions: readonly Version[],
  dayOfNewest: string,
) =>
  versions.map((version, index) => {
    const next = versions[index - 1]
    return { ...version, effectiveDate: next ? (next.earlierEffectiveDate ?? version.effectiveDate) : dayOfNewest }
  })

const getFirstDay = (dates: PolicyDates) => getDeferredEffectiveDate(dates) ?? dates.lastUpdated

/**
 * Returns the status of a version on a day: it applies from its effective date until that of a newer version. One that a
 * newer version replaces before its date never applies.
 *
 * @param versions all of them, newest first, without stega marks
 */
export function getVersionStatus<Version extends PolicyDates>(
  version: Version,
  versions: readonly Version[],
  day: string,
) {
  const [until] = versions.slice(0, versions.indexOf(version)).map(getFirstDay).toSorted()
  const firstDay = getFirstDay(version)
  if (until !== undefined && (until <= day || until <= firstDay)) return { status: 'past' as const }
  if (firstDay > day) return { status: 'coming' as const }
  return { status: 'current' as const, until }
}

/**
 * Finds the version that applies on a day, and the next one. The first text applies at once.
 *
 * @param versions newest first, without stega marks
 */
export function findVersionsOn<Version extends PolicyDates>(versions: readonly Version[], day: string) {
  const current = versions.find((version) => getVersionStatus(version, versions, day).status === 'current')
  if (current === undefined) return { current: versions.at(-1), next: undefined }
  const { until } = getVersionStatus(current, versions, day)
  const next = versions.find((version) => getFirstDay(version) === until)
  return { current, next: next && { version: next, day: getFirstDay(next) } }
}
