import { today } from './timeZone.ts'

/** Refuses a day to come, for what is said to have happened; undefined for any other. */
export function dayToComeProblem(day: string): string | undefined {
  if (day <= today()) return undefined
  return `This day is yet to come. Choose ${today()} or the day on which it really happened.`
}
