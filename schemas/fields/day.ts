import type { CustomValidatorResult } from 'sanity'
import { today } from '#lib/i18n/timeZone.ts'

/** Refuses a day to come, for what is said to have happened. */
export function notToCome(day: string | undefined): CustomValidatorResult {
  if (day === undefined || day <= today()) return true
  return `This day is yet to come. Choose ${today()} or the day on which it really happened.`
}
