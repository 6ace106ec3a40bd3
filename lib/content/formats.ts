import { z } from 'zod'
import { LAST_DAY_BEFORE_FIRST, NO_DAY, NO_EMAIL } from './problems.ts'

/** Message for a text that is no day of the calendar, such as 2026-02-30; undefined for any day. */
export const findDayProblem = (text: string): string | undefined =>
  z.iso.date().safeParse(text).success ? undefined : NO_DAY

/** Message for a last day before the first one; undefined for any other, and while one of them is missing. */
export const findLastDayProblem = (last: unknown, first: unknown): string | undefined =>
  typeof last === 'string' && typeof first === 'string' && last < first ? LAST_DAY_BEFORE_FIRST : undefined

/** Message for a text that is no email address; undefined for one, and for an empty text. */
export const findEmailProblem = (text: string): string | undefined =>
  text === '' || z.email().safeParse(text).success ? undefined : NO_EMAIL
