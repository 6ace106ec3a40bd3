import type { CustomValidatorResult, SanityDocument } from 'sanity'
import { findRepeatedAnchor } from '#lib/content/problems.ts'
import { findFutureDayProblem } from '#lib/i18n/timeZone.ts'
import { field } from './field.ts'
import { line, paragraphs } from './text.ts'

/** Rejects a date in the future. */
export function notInFuture(day: string | undefined): CustomValidatorResult {
  return day === undefined || (findFutureDayProblem(day) ?? true)
}

/** Rejects two sections with the same anchor. */
export const validateAnchors = (sections: unknown[] | undefined): CustomValidatorResult =>
  findRepeatedAnchor(sections ?? []) ?? true

/** Maximum length of the summary of a version, in characters. */
export const CHANGE_SUMMARY_LENGTH = 140

/** Only the cookie policy and its versions have a table of cookies. */
const hasCookies = (document: SanityDocument | undefined) => document?.['cookieTable'] !== undefined

/** Returns the text fields that a policy and its versions share. @param hasTable whether a table of cookies is shown */
export const policyTextFields = (group?: string, hasTable = hasCookies) => [
  line('title', 'Title', 'The heading of the page.', 60, { group }),
  paragraphs('summary', 'In brief', 'The main points, a sentence each.', 240, { group }),
  field('array', 'sections', 'Sections', 'The text, in order.', {
    group,
    of: [{ type: 'policySection' }],
    validation: (rule) => rule.required().min(1).custom(validateAnchors),
  }),
  field(
    'cookieTable',
    'cookieTable',
    'Table of cookies',
    'For the cookie policy only. It is shown after the section with the anchor “list”.',
    { group, hidden: ({ document }) => !hasTable(document) },
  ),
]
