/** When a legal text was finished and from when it applies, as ISO dates. */
export interface PolicyDates {
  lastUpdated: string
  /** Kept with the text in force alone, not with earlier versions. */
  effectiveDate?: string
}

/**
 * The day from which a legal text applies, when that is not the day it was finished: until then the text before it
 * applies, which a reader must be told.
 *
 * @param dates without the marks of a preview
 */
export const laterEffect = ({ lastUpdated, effectiveDate }: PolicyDates) =>
  effectiveDate !== undefined && effectiveDate > lastUpdated ? effectiveDate : undefined
