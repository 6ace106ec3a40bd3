const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats a time for a `datetime-local` field: in the user's time zone, to the minute. */
export function toField(time: Date): string {
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-')
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** Parses the value of a `datetime-local` field; undefined while it is incomplete. */
export function fromField(text: string): Date | undefined {
  const time = new Date(text)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined
}

/** The next full hour at least half an hour away. */
export function suggestedTime(now: Date): Date {
  const time = new Date(now.getTime() + 30 * 60_000)
  time.setHours(time.getHours() + 1, 0, 0, 0)
  return time
}

/** Formats a time with its time zone: Monday, November 23, 2026 at 9:00 a.m. EST. */
export function inWords(time: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time)
}

/** Formats a time for lists and badges. */
export function inShort(time: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time)
}
