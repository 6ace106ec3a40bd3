import { z } from 'zod'
import { NO_DAY, NO_EMAIL } from './problems.ts'

/** Message for a text that is no day of the calendar, such as 2026-02-30; undefined for any day. */
export const findDayProblem = (text: string): string | undefined =>
  z.iso.date().safeParse(text).success ? undefined : NO_DAY

/** Message for a text that is no email address; undefined for one, and for an empty text. */
export const findEmailProblem = (text: string): string | undefined =>
  text === '' || z.email().safeParse(text).success ? undefined : NO_EMAIL
