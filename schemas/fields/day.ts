import type { CustomValidatorResult } from 'sanity'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The day it is where the editor is, as dates are kept: 2025-09-29. */
const dayOf = (time: Date) => [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-')

/** Refuses a day to come, for what is said to have happened. */
export function notToCome(day: string | undefined): CustomValidatorResult {
  const today = dayOf(new Date())
  if (day === undefined || day <= today) return true
  return `This day is yet to come. Choose ${today} or the day on which it really happened.`
}
