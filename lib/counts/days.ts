import { DAY_MS } from '#lib/durations.ts'

/** Time for which counts are kept: a day can be compared with the same day of the year before. */
export const KEPT_DAYS = 400

/** Days of the numbers that forms and lists of documents show. */
export const USAGE_DAYS = 28

/** Returns the number of days from 1970 to an ISO date. */
export const toDayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** Returns the ISO date of a number of days from 1970. */
export const toIsoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** A range of days, both included, as ISO dates. */
export interface DayRange {
  from: string
  to: string
}

/** Returns the range of a number of days that ends today. @param today as an ISO date */
export const getLastDays = (today: string, days = USAGE_DAYS): DayRange => ({
  from: toIsoDay(toDayNumber(today) - days + 1),
  to: today,
})
