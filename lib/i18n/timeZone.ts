import { HOUR_MS } from '#lib/durations.ts'
/** Time zone of the company, by which days begin and end. */
export const SITE_TIME_ZONE = 'America/Toronto'

/** The Swedish date format is that of ISO 8601. */
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: SITE_TIME_ZONE })

/** Returns the current day in the company's time zone, as an ISO date. */
export const getToday = (now = new Date()): string => isoDate.format(now)

/** Returns the time on the clock at which a day ends in the company's time zone. @param day as an ISO date */
export function getDayEnd(day: string): number {
  // Time zones are less than a day away from UTC.
  let time = Date.parse(`${day}T00:00:00Z`)
  while (getToday(new Date(time)) <= day) time += HOUR_MS
  return time
}

const DAY_CHECK_MS = 5_000

/** Calls a listener whenever a day begins in the company's time zone. @returns a function that stops it */
export function onNewDay(listener: () => void): () => void {
  let day = getToday()
  const timer = setInterval(() => {
    if (day === getToday()) return
    day = getToday()
    listener()
  }, DAY_CHECK_MS)
  return () => clearInterval(timer)
}

/** Error message for a day in the future; undefined for any other. */
export function findFutureDayProblem(day: string): string | undefined {
  if (day <= getToday()) return undefined
  return `This day is in the future. Choose ${getToday()} or an earlier day.`
}
