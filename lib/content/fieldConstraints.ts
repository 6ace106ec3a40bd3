import { fieldPlaces } from './sanity.places.ts'

/** What the Studio asks of what stands in one place of a document before it may be published. */
export interface FieldConstraint {
  /** Characters that fit. */
  readonly longest?: number
  /** A link: anywhere, or to a page of this site alone. */
  readonly link?: 'any' | 'page'
  /** A picture, with words that stand in for it. */
  readonly picture?: true
  /** A day on which something happened. */
  readonly happened?: true
  /** An address that no other document of the type has. */
  readonly unique?: true
  /** A text that may not be empty. */
  readonly filled?: true
  /** Words that are held to the wording rules. */
  readonly worded?: true
  /** Text in which tokens are filled in: those of the place, beside those of the site settings. */
  readonly tokens?: readonly string[]
  /** The form a text has, as an expression and in words. */
  readonly form?: { readonly source: string; readonly flags: string; readonly name: string }
  /** An address of another site, which is https. */
  readonly safe?: true
  /** What stands in a partner's link. */
  readonly linkValue?: true
  /** A search title, which has the product's name before it. */
  readonly titled?: true
  /** Sections, each with an anchor of its own. */
  readonly anchored?: true
  /** What a list may hold, and nothing else. */
  readonly choices?: readonly string[]
  /** How many items a list has. */
  readonly items?: { readonly least?: number; readonly most?: number }
}

/** Places by their path, in which `[]` stands for any item of a list. */
export type Places = Readonly<Record<string, FieldConstraint>>

const placesByType = new Map(
  Object.entries(fieldPlaces).map(([type, places]) => [type, new Map(Object.entries(places))]),
)

const NONE: ReadonlyMap<string, FieldConstraint> = new Map()

/** The places of a type's documents; none for a type the schemas do not know. */
const placesOf = (type: string): ReadonlyMap<string, FieldConstraint> => placesByType.get(type) ?? NONE

/** What is asked of a place. @param path in which `[]` stands for any item of a list */
export const constraintAt = (type: string, path: string): FieldConstraint => placesOf(type).get(path) ?? {}

/** A value, the place it stands in, and its path, such as `answer[0].markDefs[0].href`. */
export interface Placed {
  value: unknown
  place: FieldConstraint
  path: string
}

function placed(value: unknown, path: string, places: ReadonlyMap<string, FieldConstraint>): Placed[] {
  const place = places.get(path.replaceAll(/\[\d+\]/g, '[]'))
  const own = place === undefined ? [] : [{ value, place, path }]
  if (Array.isArray(value)) {
    return [...own, ...value.flatMap((item, index) => placed(item, `${path}[${index}]`, places))]
  }
  if (typeof value !== 'object' || value === null) return own
  const parts = Object.entries(value).flatMap(([name, part]) =>
    placed(part, path === '' ? name : `${path}.${name}`, places),
  )
  return [...own, ...parts]
}

/** What a document has in the places of which the Studio asks something. */
export const placedIn = (document: { _type: string }): Placed[] => placed(document, '', placesOf(document._type))
