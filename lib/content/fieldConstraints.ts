import type { FieldConstraint } from './constraint.ts'
import { fieldPlaces } from './sanity.places.ts'
import { listValues } from './walk.ts'

const placesByType = new Map(
  Object.entries(fieldPlaces).map(([type, places]) => [type, new Map(Object.entries(places))]),
)

const NONE: ReadonlyMap<string, FieldConstraint> = new Map()

/** The places of a type's documents; none for a type the schemas do not know. */
const getPlaces = (type: string): ReadonlyMap<string, FieldConstraint> => placesByType.get(type) ?? NONE

/** What is asked of a place. @param path in which `[]` stands for any item of a list */
export const getConstraint = (type: string, path: string): FieldConstraint => getPlaces(type).get(path) ?? {}

/** A value, the place it stands in, and its path, such as `answer[0].markDefs[0].href`. */
export interface Placed {
  value: unknown
  place: FieldConstraint
  path: string
}

/** What a document has in the places of which the Studio asks something. */
export const findConstrainedValues = (document: { _type: string }): Placed[] =>
  listValues(document).flatMap(({ value, path }) => {
    const place = getPlaces(document._type).get(path.replaceAll(/\[\d+\]/g, '[]'))
    return place === undefined ? [] : [{ value, place, path }]
  })
