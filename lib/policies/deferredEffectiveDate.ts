/** When a legal text was finished and from when it applies, as ISO dates. */
export interface PolicyDates {
  lastUpdated: string
  /** Versions that were kept before it was kept with them have none. */
  effectiveDate?: string | null
}

/**
 * The day from which a legal text applies, when that is not the day it was finished: until then the text before it
 * applies, which a reader must be told.
 *
 * @param dates without the marks of a preview
 */
export const deferredEffectiveDate = ({ lastUpdated, effectiveDate }: PolicyDates) =>
  typeof effectiveDate === 'string' && effectiveDate > lastUpdated ? effectiveDate : undefined
