/** Time zone of the company, by which days begin and end. */
export const SITE_TIME_ZONE = 'America/Toronto'

/** Returns the current day in the company's time zone, as an ISO date. */
export function getToday(now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: SITE_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Error message for a day in the future; undefined for any other. */
export function findFutureDayProblem(day: string): string | undefined {
  if (day <= getToday()) return undefined
  return `This day is yet to come. Choose ${getToday()} or the day on which it really happened.`
}
