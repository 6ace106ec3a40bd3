/** Days on which a policy was finished and takes effect, as ISO dates. */
export interface PolicyDates {
  lastUpdated: string
  /** Missing in versions stored before this field existed. */
  effectiveDate?: string | null
  /** Whether a newer version took its place before it applied; it never applies, also when that one is put off. */
  replaced?: boolean
}

/**
 * Returns the effective date if it differs from the day the text was finished: until then the earlier text applies.
 *
 * @param dates without stega marks
 */
export const getDeferredEffectiveDate = ({ lastUpdated, effectiveDate }: PolicyDates) =>
  typeof effectiveDate === 'string' && effectiveDate > lastUpdated ? effectiveDate : undefined

interface StoredVersionDates {
  lastUpdated: string
  effectiveDate: string | null
  /** Final effective date of the version before it. */
  earlierEffectiveDate: string | null
}

const getFirstDay = (dates: PolicyDates) => getDeferredEffectiveDate(dates) ?? dates.lastUpdated

/** Returns whether a text that waits for its day never applies once another one is published. */
export const isReplacedBeforeItApplies = (waiting: PolicyDates, next: PolicyDates) =>
  getFirstDay(waiting) > next.lastUpdated && getFirstDay(next) <= getFirstDay(waiting)

/**
 * Adds to stored versions their final effective dates, and whether they were replaced before they applied. A version
 * holds the announced date, which may be deferred until the next text is published; that one stores the final date.
 *
 * @param versions newest first
 */
export const withEffectiveDates = <Version extends StoredVersionDates>(
  versions: readonly Version[],
  dayOfNewest: string,
) => {
  /** Of the newer versions, as announced, the one that applies first. */
  let earliest: PolicyDates | undefined
  return versions.map((version, index) => {
    const next = versions[index - 1]
    const effectiveDate = next ? (next.earlierEffectiveDate ?? version.effectiveDate) : dayOfNewest
    const replaced = earliest !== undefined && isReplacedBeforeItApplies({ ...version, effectiveDate }, earliest)
    if (earliest === undefined || getFirstDay(version) < getFirstDay(earliest)) earliest = version
    return { ...version, effectiveDate, replaced }
  })
}

/** Whether a version applies on a day; of the one that does, the day a newer one replaces it. */
export type VersionStatus =
  | { status: 'past' | 'coming' | 'replaced'; until?: undefined }
  | { status: 'current'; until?: string }

/**
 * Computes the statuses of all versions on a day, in one pass: each applies from its effective date until that of a newer
 * version. One that a newer version replaces before its date never applies.
 *
 * @param versions all of them, newest first, without stega marks
 */
export function computeStatuses<Version extends PolicyDates>(
  versions: readonly Version[],
  day: string,
): ReadonlyMap<Version, VersionStatus> {
  /** The earliest effective date among the newer versions. */
  let until: string | undefined
  return new Map(
    versions.map((version): [Version, VersionStatus] => {
      if (version.replaced === true) return [version, { status: 'replaced' }]
      const firstDay = getFirstDay(version)
      const replacedOn = until
      if (until === undefined || firstDay < until) until = firstDay
      if (replacedOn !== undefined && (replacedOn <= day || replacedOn <= firstDay))
        return [version, { status: 'past' }]
      if (firstDay > day) return [version, { status: 'coming' }]
      return [version, { status: 'current', ...(replacedOn !== undefined && { until: replacedOn }) }]
    }),
  )
}

/**
 * Finds the version that applies on a day, and the next one. The first text applies at once.
 *
 * @param versions newest first, without stega marks
 */
export function findVersionsOn<Version extends PolicyDates>(versions: readonly Version[], day: string) {
  const statuses = computeStatuses(versions, day)
  const current = versions.find((version) => statuses.get(version)?.status === 'current')
  if (current === undefined) {
    return { current: versions.findLast(({ replaced }) => replaced !== true), next: undefined }
  }
  const until = statuses.get(current)?.until
  const next = versions.find((version) => version.replaced !== true && getFirstDay(version) === until)
  return { current, next: next && { version: next, day: getFirstDay(next) } }
}
