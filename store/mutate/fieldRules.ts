import type { FieldConstraint } from '#lib/content/constraint.ts'
import { type ConstrainedValue, findConstrainedValues } from '#lib/content/fieldConstraints.ts'
import { isTranslated, getLanguage } from '#lib/content/languages.ts'
import * as problems from '#lib/content/problems.ts'
import { findSearchTitleProblem } from '#lib/content/searchTitle.ts'
import { findFutureDayProblem } from '#lib/i18n/timeZone.ts'
import { findLinkProblem, findPageLinkProblem, type LinkContext, listLinkableAnchors } from '#lib/links/linkProblem.ts'
import { findSlugFormatProblem, getSlug } from '#lib/links/partners.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { findViolations } from '#lib/wording/findViolations.ts'
import { findTokenProblem } from '#lib/content/tokenNames.ts'
import { listValues } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { DocumentContent } from '../documents/types.ts'

function findAddressProblem(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null) return problems.NO_ADDRESS
  if (url.protocol !== 'https:') return problems.UNSAFE_ADDRESS
  return url.username === '' && url.password === '' ? undefined : problems.CREDENTIALS_IN_ADDRESS
}

interface TextContext extends LinkContext {
  settings: object | undefined
}

function findTextProblem(text: string, constraint: FieldConstraint, context: TextContext): string | undefined {
  const { required, maxLength, pattern, httpsOnly, link, inPast, isSearchTitle } = constraint
  if (required && problems.isBlank(text)) return problems.REQUIRED
  if (maxLength !== undefined && text.length > maxLength) return problems.describeTooLong(maxLength)
  if (pattern && !new RegExp(pattern.source, pattern.flags).test(text)) return problems.describeNotAllowed(pattern.name)
  if (httpsOnly && text !== '') return findAddressProblem(text)
  if (link === 'any') return findLinkProblem(text, context)
  if (link === 'page') return findPageLinkProblem(text, context)
  if (isSearchTitle) return findSearchTitleProblem(text, context.settings)
  return inPast ? findFutureDayProblem(text) : undefined
}

function findLengthProblem(length: number, { min = 0, max = Infinity }: NonNullable<FieldConstraint['items']>) {
  if (length >= min && length <= max) return undefined
  if (min === max) return problems.listLengthMessages.exactly(max)
  return length < min ? problems.listLengthMessages.least(min) : problems.listLengthMessages.most(max)
}

function findRangeProblem(value: number, { min = -Infinity, max = Infinity }: NonNullable<FieldConstraint['range']>) {
  if (value < min) return problems.rangeMessages.least(min)
  return value > max ? problems.rangeMessages.most(max) : undefined
}

/** Finds the problem of a number that must exceed the one beside it. */
function findOrderProblem(value: number, { above }: FieldConstraint, document: object, path: string) {
  const other = above && listValues(document).find((found) => found.path === path.replace(/\w+$/, above))?.value
  return typeof other === 'number' && value <= other ? problems.HIGH_END_NOT_ABOVE : undefined
}

function checkList(list: readonly unknown[], constraint: FieldConstraint): string | undefined {
  const { required, items, choices, uniqueAnchors } = constraint
  const wrongLength = items && findLengthProblem(list.length, items)
  if (wrongLength !== undefined) return wrongLength
  if (required && problems.isBlank(list)) return problems.REQUIRED
  if (choices && list.some((item) => !choices.some((choice) => choice === item))) return problems.NO_CHOICE
  return uniqueAnchors && problems.findRepeatedAnchor(list)
}

type ListOthers = (type: string) => readonly DocumentContent[]

function findSlugProblem(slug: unknown, constraint: FieldConstraint, others: readonly unknown[]): string | undefined {
  const address = getSlug({ slug })
  if (address === undefined) return problems.REQUIRED
  if (others.some((other) => getSlug({ slug: other }) === address)) return problems.ADDRESS_TAKEN
  return constraint.partnerSlug && findSlugFormatProblem(address)
}

/**
 * Returns the problems that the Studio shows in the form of a document, as one text, or null without any.
 *
 * @param hasRedirect returns whether a published redirect leads from the key of a path
 */
export function findConstraintProblem(
  document: DocumentContent,
  listOthers: ListOthers,
  hasRedirect: (key: string) => boolean,
): string | null {
  const { _type: type } = document
  // A stored version cannot be changed, so newer rules do not apply to it.
  if (isImmutable(type)) return null
  const redirects = { has: hasRedirect }
  const wordingRules = listOthers('wordingRules').find(({ _id }) => _id === 'wordingRules')
  const rules = parseRules(wordingRules?.['rules'])
  // Translations share their policy's path, and titles begin with the product name of their language.
  const isSameLanguage = (other: DocumentContent) => !isTranslated(type) || getLanguage(other) === getLanguage(document)
  const settings = listOthers('siteSettings').find(isSameLanguage)

  /** Lists the first problem of a field, and every forbidden claim. */
  function listProblems({ value, constraint, path }: ConstrainedValue): string[] {
    const anchors = listLinkableAnchors(document, path.split(/[.[\]]+/))
    const listOtherSlugs = () =>
      listOthers(type)
        .filter(isSameLanguage)
        .map((other) => other[path])
    const first =
      (constraint.picture && problems.findPictureProblem(value)) ??
      (constraint.assetRequired && !(isRecord(value) && value['asset']) ? problems.NO_PICTURE : undefined) ??
      (constraint.range && typeof value === 'number' ? findRangeProblem(value, constraint.range) : undefined) ??
      (typeof value === 'number' ? findOrderProblem(value, constraint, document, path) : undefined) ??
      (constraint.unique && findSlugProblem(value, constraint, listOtherSlugs())) ??
      (Array.isArray(value) ? checkList(value, constraint) : undefined) ??
      (typeof value === 'string' ? findTextProblem(value, constraint, { anchors, redirects, settings }) : undefined) ??
      (constraint.tokens && findTokenProblem(value, constraint.tokens, type))
    const forbidden = constraint.checksWording
      ? findViolations(value, document, rules, 'block').map(({ message }) => message)
      : []
    return first === undefined ? forbidden : [first, ...forbidden]
  }

  const found = findConstrainedValues(document).flatMap((field) =>
    listProblems(field).map((problem) => `“${field.path}”: ${problem}`),
  )
  return found.length > 0 ? found.join(' ') : null
}
