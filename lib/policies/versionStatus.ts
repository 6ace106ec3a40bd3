import { deferredEffectiveDate } from './deferredEffectiveDate.ts'
import type { PolicyDates } from './deferredEffectiveDate.ts'

/** Whether a version of a legal text applies: not yet, now, or no longer. */
type Standing =
  | { is: 'coming' }
  | {
      is: 'current'
      /** ISO date of the day from which a newer version applies in its place. */
      until?: string
    }
  | { is: 'past' }

const beginning = (dates: PolicyDates) => deferredEffectiveDate(dates) ?? dates.lastUpdated

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
  const [until] = versions.slice(0, versions.indexOf(version)).map(beginning).toSorted()
  if (until !== undefined && until <= day) return { is: 'past' }
  if (beginning(version) > day) return { is: 'coming' }
  return { is: 'current', ...(until === undefined ? {} : { until }) }
}
