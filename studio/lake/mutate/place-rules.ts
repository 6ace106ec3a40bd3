import { ADDRESS_TAKEN, pictureProblem, tooLong } from '#lib/content/problems.ts'
import { type Place, placedIn } from '#lib/content/places.ts'
import { dayToComeProblem } from '#lib/i18n/dayToCome.ts'
import { type LinkSurroundings, linkProblem, pageLinkProblem } from '#lib/links/linkProblem.ts'
import { anchorsAround } from '#lib/links/surroundings.ts'
import { pathKey } from '#lib/redirects/path.ts'
import { isKept } from '#lib/roles/ownership.ts'
import type { DocumentContent } from '../store/types.ts'

/** Documents of a type that are published beside the one in question. */
type Beside = (type: string) => readonly DocumentContent[]

const addressIn = (slug: unknown) =>
  typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined

/** Paths that redirects lead on from. */
function redirectSources(beside: Beside): ReadonlySet<string> {
  const sources = beside('redirect').flatMap(({ from }) => (typeof from === 'string' ? [pathKey(from)] : []))
  return new Set(sources.filter((key) => key !== undefined))
}

/** What is wrong with a text, for the place it stands in. */
function textProblem(text: string, place: Place, surroundings: LinkSurroundings): string | undefined {
  if (place.longest !== undefined && text.length > place.longest) return tooLong(place.longest)
  if (place.link === 'any') return linkProblem(text, surroundings)
  if (place.link === 'page') return pageLinkProblem(text, surroundings)
  return place.happened ? dayToComeProblem(text) : undefined
}

/**
 * Says in words what the Studio would mark in a document that is about to be published: a picture without words, a
 * text too long for its place, a link that leads nowhere, a day to come, an address that is taken. Null when nothing.
 */
export function placeProblem(document: DocumentContent, beside: Beside): string | null {
  // What was in force is kept as it was.
  if (isKept(document._type)) return null
  const redirects = redirectSources(beside)
  const problems = placedIn(document).flatMap(({ value, place, path }) => {
    const anchors = anchorsAround(document, path.split(/[.[\]]+/))
    const isTaken = () => beside(document._type).some((other) => addressIn(other[path]) === addressIn(value))
    const problem =
      (place.picture && pictureProblem(value)) ??
      (place.unique && isTaken() ? ADDRESS_TAKEN : undefined) ??
      (typeof value === 'string' ? textProblem(value, place, { anchors, redirects }) : undefined)
    return problem === undefined ? [] : [`“${path}”: ${problem}`]
  })
  return problems.length > 0 ? problems.join(' ') : null
}
