import type { CustomValidatorResult } from 'sanity'
import { dayToComeProblem } from '#lib/i18n/dayToCome.ts'

/** Refuses a day to come, for what is said to have happened. */
export function notToCome(day: string | undefined): CustomValidatorResult {
  return day === undefined || (dayToComeProblem(day) ?? true)
}
