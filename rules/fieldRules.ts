import { toCanonicalJson } from '#lib/canonicalJson.ts'
import type { FieldConstraint } from '#lib/content/constraint.ts'
import { type ConstrainedValue, findConstrainedValues } from '#lib/content/fieldConstraints.ts'
import { findDayProblem, findEmailProblem, findLastDayProblem } from '#lib/content/formats.ts'
import { isTranslated, getLanguage } from '#lib/content/languages.ts'
import { findPrintProblem } from '#lib/content/printable.ts'
import * as problems from '#lib/content/problems.ts'
import { findSearchTitleProblem } from '#lib/content/searchTitle.ts'
import { findTokenProblem } from '#lib/content/tokenNames.ts'
import { findAtPath, listValues, toKeyedPath } from '#lib/content/walkContent.ts'
import { findFutureDayProblem } from '#lib/i18n/timeZone.ts'
import { isRecord } from '#lib/isRecord.ts'
import { findRepeatedSection } from '#lib/landingPages/sections.ts'
import { findLinkProblem, findPageLinkProblem, listLinkableAnchors } from '#lib/links/linkProblem.ts'
import { endsInvisibly, INVISIBLE_REFUSED } from '#lib/links/path.ts'
import { findKindProblem, findSlugFormatProblem, getSlug } from '#lib/links/partners.ts'
import { findEffectiveDayProblem } from '#lib/policies/versions.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import { findPhraseProblem } from '#lib/wording/phrases.ts'
import type { DocumentContent } from '#store/documents/types.ts'

/** A problem of a document. */
export interface Problem {
  /** Such as `sections[0].id`. */
  path: string
  message: string
}

type ListOthers = (type: string) => readonly DocumentContent[]

/** The documents beside the one that is checked, each read once. */
interface Context {
  document: DocumentContent
  settings: object | undefined
  redirects: { has: (key: string) => boolean }
  /** The slugs of other documents of its type, in its language. */
  listOtherSlugs: () => readonly (string | undefined)[]
}

/** Messages of a value, among them those of constraints that it meets or does not have. */
type Messages = (string | false | undefined)[]

function findAddressProblem(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null) return problems.NO_ADDRESS
  if (url.username !== '' || url.password !== '') return problems.CREDENTIALS_IN_ADDRESS
  if (endsInvisibly(text)) return INVISIBLE_REFUSED
  return url.protocol === 'https:' ? undefined : problems.UNSAFE_ADDRESS
}

/** Sanity quotes as many characters of a text that is none of the choices. */
const MAX_QUOTED = 30

function findChoiceProblem(text: string, choices: readonly string[]): string | undefined {
  if (choices.includes(text)) return undefined
  if (text === '') return problems.NO_CHOICE
  return problems.describeNoChoice(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
}

/** Finds the value of another field of the same object. @param path of the field beside it */
const findSiblingValue = (document: DocumentContent, path: string, name: string): unknown =>
  listValues(document).find((found) => found.path === path.replace(/\w+$/, name))?.value

function checkText(text: string, constraint: FieldConstraint, path: string, context: Context): Messages {
  const { maxLength, pattern, choices, link, firstDay } = constraint
  const { document, redirects, settings } = context
  const findLinkTarget = link === 'page' ? findPageLinkProblem : findLinkProblem
  return [
    constraint.required && text === '' && problems.REQUIRED,
    constraint.notBlank && text !== '' && problems.isBlank(text) && problems.REQUIRED,
    maxLength !== undefined && text.length > maxLength && problems.describeTooLong(maxLength),
    choices && findChoiceProblem(text, choices),
    pattern && !new RegExp(pattern.source, pattern.flags).test(text) && problems.describeNotAllowed(pattern.name),
    constraint.email && findEmailProblem(text),
    constraint.httpsOnly && text !== '' && findAddressProblem(text),
    link && findLinkTarget(text, { anchors: listLinkableAnchors(document, path.split(/[.[\]]+/)), redirects }),
    constraint.isSearchTitle && findSearchTitleProblem(text, settings),
    constraint.printable && findPrintProblem(text),
    constraint.day && findDayProblem(text),
    constraint.inPast && findFutureDayProblem(text),
    firstDay && findLastDayProblem(text, findSiblingValue(document, path, firstDay)),
    constraint.effectiveDay && findEffectiveDayProblem(document),
    constraint.phrase && findPhraseProblem(text),
    constraint.partnerKind && findKindProblem(text, document),
  ]
}

function checkNumber(value: number, constraint: FieldConstraint, path: string, { document }: Context): Messages {
  const { range: { min = -Infinity, max = Infinity } = {}, precision, above } = constraint
  const other = above && findSiblingValue(document, path, above)
  return [
    constraint.integer && !Number.isInteger(value) && problems.NOT_WHOLE,
    // As many digits as its shortest notation has.
    precision !== undefined && Number(value.toFixed(precision)) !== value && problems.describeTooPrecise(precision),
    value < min && problems.rangeMessages.least(min),
    value > max && problems.rangeMessages.most(max),
    typeof other === 'number' && value <= other && problems.HIGH_END_NOT_ABOVE,
  ]
}

function findLengthProblem(length: number, { min = 0, max = Infinity }: NonNullable<FieldConstraint['items']>) {
  if (length >= min && length <= max) return undefined
  if (min === max) return problems.listLengthMessages.exactly(max)
  return length < min ? problems.listLengthMessages.least(min) : problems.listLengthMessages.most(max)
}

function checkList(list: readonly unknown[], constraint: FieldConstraint): Messages {
  const { items, messages, uniqueBy } = constraint
  const wrongLength = items && findLengthProblem(list.length, items)
  return [
    wrongLength && (messages?.items ?? wrongLength),
    constraint.notBlank && list.length > 0 && problems.isBlank(list) && problems.REQUIRED,
    constraint.uniqueAnchors && problems.findRepeatedAnchor(list),
    constraint.uniqueSections && findRepeatedSection(list),
    uniqueBy && problems.findRepeatedValue(list, uniqueBy.name, uniqueBy.what),
  ]
}

/** Serializes an item, of which no two have the same key. */
const toComparable = (item: unknown) => toCanonicalJson(item, '_key')

/** Lists the problems of single items of a list. */
function checkItems(list: readonly unknown[], constraint: FieldConstraint, path: string): Problem[] {
  const { itemChoices, uniqueItems, messages } = constraint
  const seen = Map.groupBy(uniqueItems ? list.map(toComparable) : [], (item) => item)
  return list.flatMap((item, index) => {
    const wrong = itemChoices && !itemChoices.some((choice) => choice === item) && problems.NO_CHOICE
    const twice = uniqueItems && (seen.get(toComparable(item))?.length ?? 0) > 1
    return [wrong, twice && (messages?.uniqueItems ?? problems.ITEM_TWICE)].flatMap((message) =>
      message ? { path: `${path}[${index}]`, message } : [],
    )
  })
}

function checkSlug(slug: object, constraint: FieldConstraint, { listOtherSlugs }: Context): Messages {
  const address = getSlug({ slug })
  return [
    constraint.slug && (address === undefined || address.trim() === '') && problems.NO_SLUG,
    constraint.unique && address !== undefined && listOtherSlugs().includes(address) && problems.ADDRESS_TAKEN,
    constraint.partnerSlug && address !== undefined && findSlugFormatProblem(address),
  ]
}

function checkValue({ value, constraint, path }: ConstrainedValue, context: Context): Problem[] {
  const { document } = context
  const messages = [
    ...(typeof value === 'string' ? checkText(value, constraint, path, context) : []),
    ...(typeof value === 'number' ? checkNumber(value, constraint, path, context) : []),
    ...(Array.isArray(value) ? checkList(value, constraint) : []),
    ...(isRecord(value) ? checkSlug(value, constraint, context) : []),
    constraint.assetRequired && !(isRecord(value) && isRecord(value['asset'])) && problems.NO_PICTURE,
    constraint.tokens && findTokenProblem(value, constraint.tokens, document._type),
  ]
  const wordless = constraint.picture && problems.findPictureProblem(value)
  return [
    ...messages.flatMap((message) => (message ? { path, message } : [])),
    ...(wordless ? [{ path: `${path}.alt`, message: wordless }] : []),
    ...(Array.isArray(value) ? checkItems(value, constraint, path) : []),
  ]
}

/**
 * Lists the problems that the Studio shows in the form of a document, in the order of its fields, and the claims after them.
 *
 * @param hasRedirect returns whether a published redirect leads from the key of a path
 */
export function listConstraintProblems(
  document: DocumentContent,
  listOthers: ListOthers,
  hasRedirect: (key: string) => boolean,
): Problem[] {
  const { _type: type } = document
  // A stored version cannot be changed, so newer rules do not apply to it.
  if (isImmutable(type)) return []
  const wordingRules = listOthers('wordingRules').find(({ _id }) => _id === 'wordingRules')
  const rules = parseRules(wordingRules?.['rules'])
  // Translations share their policy's path, and titles begin with the product name of their language.
  const isSameLanguage = (other: DocumentContent) => !isTranslated(type) || getLanguage(other) === getLanguage(document)
  const context: Context = {
    document,
    settings: listOthers('siteSettings').find(isSameLanguage),
    redirects: { has: hasRedirect },
    listOtherSlugs: () => listOthers(type).filter(isSameLanguage).map(getSlug),
  }
  const claims = findDocumentClaims(document, rules, 'block').map(({ path, message }) => ({
    path: findAtPath(document, toKeyedPath(path)).path,
    message,
  }))
  return [...findConstrainedValues(document).flatMap((found) => checkValue(found, context)), ...claims]
}
