import type { FieldConstraint } from '#lib/content/constraint.ts'
import { type Placed, placedIn } from '#lib/content/fieldConstraints.ts'
import { isTranslated, languageOf } from '#lib/content/languages.ts'
import {
  ADDRESS_TAKEN,
  EMPTY,
  listed,
  NAMES_SOMEBODY,
  NO_ADDRESS,
  NO_CHOICE,
  NOT_SAFE,
  notSuch,
  pictureProblem,
  repeatedAnchor,
  tooLong,
} from '#lib/content/problems.ts'
import { searchTitleProblem } from '#lib/content/searchTitle.ts'
import { dayToComeProblem } from '#lib/i18n/timeZone.ts'
import { anchorsAround, linkProblem, type LinkSurroundings, pageLinkProblem } from '#lib/links/linkProblem.ts'
import { linkValueFormProblem } from '#lib/links/partners.ts'
import { pathKey } from '#lib/links/path.ts'
import { isKept } from '#lib/roles/ownership.ts'
import { rulesOf } from '#lib/wording/rules.ts'
import { findViolations } from '#lib/wording/findViolations.ts'
import { tokenProblem } from '#lib/content/tokenNames.ts'
import type { DocumentContent } from '../store/types.ts'

/** Checks the address of another site like Sanity's own rule for addresses. */
function addressProblem(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null) return NO_ADDRESS
  if (url.protocol !== 'https:') return NOT_SAFE
  return url.username === '' && url.password === '' ? undefined : NAMES_SOMEBODY
}

interface TextContext extends LinkSurroundings {
  settings: object | undefined
}

function textProblem(text: string, place: FieldConstraint, context: TextContext): string | undefined {
  const { filled, longest, form, safe, link, happened, titled } = place
  if (filled && text === '') return EMPTY
  if (longest !== undefined && text.length > longest) return tooLong(longest)
  if (form && !new RegExp(form.source, form.flags).test(text)) return notSuch(form.name)
  if (safe && text !== '') return addressProblem(text)
  if (link === 'any') return linkProblem(text, context)
  if (link === 'page') return pageLinkProblem(text, context)
  if (titled) return searchTitleProblem(text, context.settings)
  return happened ? dayToComeProblem(text) : undefined
}

function lengthProblem(length: number, { least = 0, most = Infinity }: NonNullable<FieldConstraint['items']>) {
  if (length >= least && length <= most) return undefined
  if (least === most) return listed.exactly(most)
  return length < least ? listed.least(least) : listed.most(most)
}

function listProblem(list: readonly unknown[], { items, choices, anchored }: FieldConstraint): string | undefined {
  const wrongLength = items && lengthProblem(list.length, items)
  if (wrongLength !== undefined) return wrongLength
  if (choices && list.some((item) => !choices.some((choice) => choice === item))) return NO_CHOICE
  return anchored && repeatedAnchor(list)
}

type OthersOf = (type: string) => readonly DocumentContent[]

const addressIn = (slug: unknown) =>
  typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined

function redirectSources(othersOf: OthersOf): ReadonlySet<string> {
  const sources = othersOf('redirect').flatMap(({ from }) => (typeof from === 'string' ? [pathKey(from)] : []))
  return new Set(sources.filter((key) => key !== undefined))
}

function wordingRules(othersOf: OthersOf) {
  const document = othersOf('wordingRules').find(({ _id }) => _id === 'wordingRules')
  return rulesOf(document?.['rules'])
}

function slugProblem(slug: unknown, place: FieldConstraint, others: readonly unknown[]): string | undefined {
  const address = addressIn(slug)
  if (typeof address !== 'string' || address === '') return EMPTY
  if (others.some((other) => addressIn(other) === address)) return ADDRESS_TAKEN
  return place.linkValue && linkValueFormProblem(address)
}

/** Checks a document about to be published like the Studio's form does. Returns the problems in words, or null. */
export function placeProblem(document: DocumentContent, othersOf: OthersOf): string | null {
  const { _type: type } = document
  // Kept versions stay unchanged.
  if (isKept(type)) return null
  const redirects = redirectSources(othersOf)
  const rules = wordingRules(othersOf)
  // A policy has the same path in every language, and titles begin with the product's name in theirs.
  const isSameLanguage = (other: DocumentContent) => !isTranslated(type) || languageOf(other) === languageOf(document)
  const settings = othersOf('siteSettings').find(isSameLanguage)

  /** The first problem of a field, and every forbidden claim. */
  function problemsAt({ value, place, path }: Placed): string[] {
    const anchors = anchorsAround(document, path.split(/[.[\]]+/))
    const others = () =>
      othersOf(type)
        .filter(isSameLanguage)
        .map((other) => other[path])
    const first =
      (place.picture && pictureProblem(value)) ??
      (place.unique && slugProblem(value, place, others())) ??
      (Array.isArray(value) ? listProblem(value, place) : undefined) ??
      (typeof value === 'string' ? textProblem(value, place, { anchors, redirects, settings }) : undefined) ??
      (place.tokens && tokenProblem(value, place.tokens, type))
    const forbidden = place.worded ? findViolations(value, document, rules, 'block').map(({ message }) => message) : []
    return first === undefined ? forbidden : [first, ...forbidden]
  }

  const problems = placedIn(document).flatMap((placed) =>
    problemsAt(placed).map((problem) => `“${placed.path}”: ${problem}`),
  )
  return problems.length > 0 ? problems.join(' ') : null
}
