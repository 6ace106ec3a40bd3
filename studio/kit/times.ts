import { formatDate } from '#lib/content/format.ts'

/** Formats a time in short: Nov 23, 2026, 9:00 a.m. */
export const formatShort = (time: Date | string, timeZone?: string) =>
  formatDate(time, 'en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone })
