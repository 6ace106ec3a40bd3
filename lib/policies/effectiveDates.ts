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
