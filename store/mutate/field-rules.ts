import type { FieldConstraint } from '#lib/content/constraint.ts'
import { type Placed, findConstrainedValues } from '#lib/content/fieldConstraints.ts'
import { isTranslated, getLanguage } from '#lib/content/languages.ts'
import {
  ADDRESS_TAKEN,
  REQUIRED,
  listed,
  CREDENTIALS_IN_ADDRESS,
  NO_ADDRESS,
  NO_CHOICE,
  UNSAFE_ADDRESS,
  describeNotAllowed,
  findPictureProblem,
  findRepeatedAnchor,
  describeTooLong,
} from '#lib/content/problems.ts'
import { searchTitleProblem } from '#lib/content/searchTitle.ts'
import { findFutureDayProblem } from '#lib/i18n/timeZone.ts'
import { listAnchorsAround, linkProblem, type LinkSurroundings, findPageLinkProblem } from '#lib/links/linkProblem.ts'
import { linkValueFormProblem, getSlug } from '#lib/links/partners.ts'
import { toPathKey } from '#lib/links/path.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { parseRules } from '#lib/wording/rules.ts'
import { findViolations } from '#lib/wording/findViolations.ts'
import { findTokenProblem } from '#lib/content/tokenNames.ts'
import type { DocumentContent } from '../store/types.ts'

/** Validates an external URL like Sanity's rule for URLs. */
function findAddressProblem(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null) return NO_ADDRESS
  if (url.protocol !== 'https:') return UNSAFE_ADDRESS
  return url.username === '' && url.password === '' ? undefined : CREDENTIALS_IN_ADDRESS
}

interface TextContext extends LinkSurroundings {
  settings: object | undefined
}

function findTextProblem(text: string, constraint: FieldConstraint, context: TextContext): string | undefined {
  const { filled, longest, form, safe, link, happened, titled } = constraint
  if (filled && text === '') return REQUIRED
  if (longest !== undefined && text.length > longest) return describeTooLong(longest)
  if (form && !new RegExp(form.source, form.flags).test(text)) return describeNotAllowed(form.name)
  if (safe && text !== '') return findAddressProblem(text)
  if (link === 'any') return linkProblem(text, context)
  if (link === 'page') return findPageLinkProblem(text, context)
  if (titled) return searchTitleProblem(text, context.settings)
  return happened ? findFutureDayProblem(text) : undefined
}

function findLengthProblem(length: number, { least = 0, most = Infinity }: NonNullable<FieldConstraint['items']>) {
  if (length >= least && length <= most) return undefined
  if (least === most) return listed.exactly(most)
  return length < least ? listed.least(least) : listed.most(most)
}

function checkList(list: readonly unknown[], { items, choices, anchored }: FieldConstraint): string | undefined {
  const wrongLength = items && findLengthProblem(list.length, items)
  if (wrongLength !== undefined) return wrongLength
  if (choices && list.some((item) => !choices.some((choice) => choice === item))) return NO_CHOICE
  return anchored && findRepeatedAnchor(list)
}

type ListOthers = (type: string) => readonly DocumentContent[]

function listRedirectSources(listOthers: ListOthers): ReadonlySet<string> {
  const sources = listOthers('redirect').flatMap(({ from }) => (typeof from === 'string' ? [toPathKey(from)] : []))
  return new Set(sources.filter((key) => key !== undefined))
}

function parseWordingRules(listOthers: ListOthers) {
  const document = listOthers('wordingRules').find(({ _id }) => _id === 'wordingRules')
  return parseRules(document?.['rules'])
}

function findSlugProblem(slug: unknown, constraint: FieldConstraint, others: readonly unknown[]): string | undefined {
  const address = getSlug({ slug })
  if (address === undefined) return REQUIRED
  if (others.some((other) => getSlug({ slug: other }) === address)) return ADDRESS_TAKEN
  return constraint.linkValue && linkValueFormProblem(address)
}

/** Validates a document to publish like the Studio's form does. Returns the problems as text, or null. */
export function findConstraintProblem(document: DocumentContent, listOthers: ListOthers): string | null {
  const { _type: type } = document
  // Kept versions are immutable.
  if (isImmutable(type)) return null
  const redirects = listRedirectSources(listOthers)
  const rules = parseWordingRules(listOthers)
  // Translations share their policy's path, and titles begin with the product name of their language.
  const isSameLanguage = (other: DocumentContent) => !isTranslated(type) || getLanguage(other) === getLanguage(document)
  const settings = listOthers('siteSettings').find(isSameLanguage)

  /** Lists the first problem of a field, and every forbidden claim. */
  function listProblems({ value, place, path }: Placed): string[] {
    const anchors = listAnchorsAround(document, path.split(/[.[\]]+/))
    const listOtherSlugs = () =>
      listOthers(type)
        .filter(isSameLanguage)
        .map((other) => other[path])
    const first =
      (place.picture && findPictureProblem(value)) ??
      (place.unique && findSlugProblem(value, place, listOtherSlugs())) ??
      (Array.isArray(value) ? checkList(value, place) : undefined) ??
      (typeof value === 'string' ? findTextProblem(value, place, { anchors, redirects, settings }) : undefined) ??
      (place.tokens && findTokenProblem(value, place.tokens, type))
    const forbidden = place.worded ? findViolations(value, document, rules, 'block').map(({ message }) => message) : []
    return first === undefined ? forbidden : [first, ...forbidden]
  }

  const problems = findConstrainedValues(document).flatMap((placed) =>
    listProblems(placed).map((problem) => `“${placed.path}”: ${problem}`),
  )
  return problems.length > 0 ? problems.join(' ') : null
}
