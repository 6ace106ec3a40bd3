import { type Place, type Placed, placedIn } from '#lib/content/places.ts'
import { ADDRESS_TAKEN, EMPTY, pictureProblem } from '#lib/content/problems.ts'
import { linkValueFormProblem } from '#lib/links/partnerDocument.ts'
import { anchorsAround } from '#lib/links/surroundings.ts'
import { pathKey } from '#lib/redirects/path.ts'
import { isKept } from '#lib/roles/ownership.ts'
import { forbiddenIn } from '#lib/wording/forbidden.ts'
import { rulesOf } from '#lib/wording/rules.ts'
import { tokenProblem } from '#schemas/fields/tokens.ts'
import type { DocumentContent } from '../store/types.ts'
import { listProblem, textProblem } from './value-rules.ts'

/** Documents of a type that are published beside the one in question. */
type Beside = (type: string) => readonly DocumentContent[]

const addressIn = (slug: unknown) =>
  typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined

/** Paths that redirects lead on from. */
function redirectSources(beside: Beside): ReadonlySet<string> {
  const sources = beside('redirect').flatMap(({ from }) => (typeof from === 'string' ? [pathKey(from)] : []))
  return new Set(sources.filter((key) => key !== undefined))
}

/** The wording rules that are published beside a document. */
function wordingRules(beside: Beside) {
  const document = beside('wordingRules').find(({ _id }) => _id === 'wordingRules')
  return rulesOf(document?.['rules'])
}

/** What is wrong with the address of a document: it has none, another one has it, or it cannot stand in a link. */
function slugProblem(slug: unknown, place: Place, others: readonly unknown[]): string | undefined {
  const address = addressIn(slug)
  if (typeof address !== 'string' || address === '') return EMPTY
  if (others.some((other) => addressIn(other) === address)) return ADDRESS_TAKEN
  return place.linkValue && linkValueFormProblem(address)
}

/**
 * Says in words what the Studio would mark in a document that is about to be published: a picture without words, a text
 * too long for its place or none at all, words that legal forbids, a token nobody fills in, a link that leads nowhere,
 * too many items or one that is no choice, a day to come, an address or an anchor that is taken. Null when nothing.
 */
export function placeProblem(document: DocumentContent, beside: Beside): string | null {
  const { _type: type } = document
  // What was in force is kept as it was.
  if (isKept(type)) return null
  const redirects = redirectSources(beside)
  const rules = wordingRules(beside)
  const [settings] = beside('siteSettings')

  /** The first fault of a value in its place, and every forbidden claim. */
  function problemsAt({ value, place, path }: Placed): string[] {
    const anchors = anchorsAround(document, path.split(/[.[\]]+/))
    const others = () => beside(type).map((other) => other[path])
    const first =
      (place.picture && pictureProblem(value)) ??
      (place.unique && slugProblem(value, place, others())) ??
      (Array.isArray(value) ? listProblem(value, place) : undefined) ??
      (typeof value === 'string' ? textProblem(value, place, { anchors, redirects, settings }) : undefined) ??
      (place.tokens && tokenProblem(value, place.tokens, type))
    const forbidden = place.worded ? forbiddenIn(value, type, rules, 'block').map(({ message }) => message) : []
    return first === undefined ? forbidden : [first, ...forbidden]
  }

  const problems = placedIn(document).flatMap((placed) =>
    problemsAt(placed).map((problem) => `“${placed.path}”: ${problem}`),
  )
  return problems.length > 0 ? problems.join(' ') : null
}
