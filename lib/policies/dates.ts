/** When a legal text was finished and from when it applies, as ISO dates. */
export interface PolicyDates {
  lastUpdated: string
  /** Versions that were kept before it was kept with them have none. */
  effectiveDate?: string | null
}

/**
 * The day from which a legal text applies, when that is not the day it was finished: until then the text before it
 * applies, which a reader must see.
 *
 * @param dates without the marks of a preview
 */
export const deferredEffectiveDate = ({ lastUpdated, effectiveDate }: PolicyDates) =>
  typeof effectiveDate === 'string' && effectiveDate > lastUpdated ? effectiveDate : undefined

interface Kept {
  effectiveDate: string | null
  /** The day from which the version before it applied in the end. */
  earlierEffectiveDate: string | null
}

/**
 * The kept versions of a legal text with the days from which they applied in the end. A version holds the day that was
 * announced with it, which may be put off until the next text is published: that one says which day it was then.
 *
 * @param versions newest first
 * @param dayOfNewest ISO date of the day from which the published text applies
 */
export const withEffectiveDates = <Version extends Kept>(versions: readonly Version[], dayOfNewest: string) =>
  versions.map((version, index) => {
    const next = versions[index - 1]
    return { ...version, effectiveDate: next ? (next.earlierEffectiveDate ?? version.effectiveDate) : dayOfNewest }
  })

/** Whether a version of a legal text applies: not yet, now, or no longer. */
type Standing =
  | { is: 'coming' }
  | {
      is: 'current'
      /** ISO date of the day from which a newer version applies in its place. */
      until?: string
    }
  | { is: 'past' }

const getFirstDay = (dates: PolicyDates) => deferredEffectiveDate(dates) ?? dates.lastUpdated

/**
 * How a version of a legal text stands on a day: it applies from its own day until the day of a newer one has come,
 * which may be long after that was published.
 *
 * @param versions all of them, newest first, without the marks of a preview
 * @param day ISO date
 */
export function versionStatus<Version extends PolicyDates>(
  version: Version,
  versions: readonly Version[],
  day: string,
): Standing {
  const [until] = versions.slice(0, versions.indexOf(version)).map(getFirstDay).toSorted()
  if (until !== undefined && until <= day) return { is: 'past' }
  if (getFirstDay(version) > day) return { is: 'coming' }
  return { is: 'current', ...(until === undefined ? {} : { until }) }
}

/**
 * The version of a legal text that applies on a day, and the next one to take its place. A first text applies at once,
 * since there is none before it.
 *
 * @param versions newest first, without the marks of a preview
 * @param day ISO date
 */
export function findVersionsOn<Version extends PolicyDates>(versions: readonly Version[], day: string) {
  const inForce = versions.find((version) => versionStatus(version, versions, day).is === 'current')
  if (inForce === undefined) return { inForce: versions.at(-1), next: undefined }
  const later = versions
    .slice(0, versions.indexOf(inForce))
    .toSorted((one, other) => (getFirstDay(one) < getFirstDay(other) ? -1 : 1))
  const [next] = later
  return { inForce, next: next && { version: next, day: getFirstDay(next) } }
}
