import { formatDate } from '#lib/content/format.ts'

/** Formats a time for a `datetime-local` field: in the user's time zone, to the minute. */
export const toField = (time: Date) => time.toLocaleString('sv-SE').slice(0, 16).replace(' ', 'T')

/** Parses the value of a `datetime-local` field; undefined while it is incomplete. */
export function parseField(text: string): Date | undefined {
  const time = new Date(text)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined
}

/** Returns the next full hour that is at least half an hour away. */
export function suggestTime(now: Date): Date {
  const time = new Date(now.getTime() + 30 * 60_000)
  time.setHours(time.getHours() + 1, 0, 0, 0)
  return time
}

/** Formats a time with its time zone: Monday, November 23, 2026 at 9:00 a.m. EST. */
export const formatInWords = (time: Date | string, timeZone?: string) =>
  formatDate(time, 'en-CA', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })

/** Formats a time in short: Nov 23, 2026, 9:00 a.m. */
export const formatShort = (time: Date | string, timeZone?: string) =>
  formatDate(time, 'en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone })
