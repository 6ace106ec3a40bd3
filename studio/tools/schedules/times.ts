const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A time as a browser's date and time field writes it: in the person's own zone, to the minute. */
export function toField(time: Date): string {
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-')
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** The time a date and time field means, undefined while it is not filled in. */
export function fromField(text: string): Date | undefined {
  const time = new Date(text)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined
}

/** The next full hour at least half an hour away: a time to begin with. */
export function suggestedTime(now: Date): Date {
  const time = new Date(now.getTime() + 30 * 60_000)
  time.setHours(time.getHours() + 1, 0, 0, 0)
  return time
}

/** A time in words, with the name of the zone it is told in: Monday, November 23, 2026 at 9:00 a.m. EST. */
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

/** A time in few words, for lists and badges. */
export function inShort(time: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time)
}

/** The name of the person's own time zone, such as America/Toronto. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
