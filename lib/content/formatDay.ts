import { formatDate } from './format.ts'

/**
 * Formats a day, such as September 29, 2025.
 *
 * @param date ISO date, read as UTC, as a legal date has no time zone; empty in an unfinished draft
 * @returns what is no date as it is, so that its page does not fail
 */
export const formatDay = (date: string, locale: string): string => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? date : formatDate(time, locale, { dateStyle: 'long', timeZone: 'UTC' })
}
