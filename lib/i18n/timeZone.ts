/** Where the company is: its days begin and end there. */
export const SITE_TIME_ZONE = 'America/Toronto'

/** The day it is where the company is, as an ISO date. */
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

/** Refuses a day to come, for what is said to have happened; undefined for any other. */
export function findFutureDayProblem(day: string): string | undefined {
  if (day <= getToday()) return undefined
  return `This day is yet to come. Choose ${getToday()} or the day on which it really happened.`
}
