import type { FieldConstraint } from './constraint.ts'
import { fieldPlaces } from './sanity.places.ts'
import { listValues } from './walk.ts'

const placesByType = new Map(
  Object.entries(fieldPlaces).map(([type, places]) => [type, new Map(Object.entries(places))]),
)

const NONE: ReadonlyMap<string, FieldConstraint> = new Map()

/** Returns the constraints of a document type; none for an unknown type. */
const getPlaces = (type: string): ReadonlyMap<string, FieldConstraint> => placesByType.get(type) ?? NONE

/** Returns the constraints of a field. @param path in which `[]` matches any list item */
export const getConstraint = (type: string, path: string): FieldConstraint => getPlaces(type).get(path) ?? {}

/** A value, its constraints and its path, such as `answer[0].markDefs[0].href`. */
export interface Placed {
  value: unknown
  place: FieldConstraint
  path: string
}

/** Lists the values of a document that have constraints. */
export const findConstrainedValues = (document: { _type: string }): Placed[] =>
  listValues(document).flatMap(({ value, path }) => {
    const place = getPlaces(document._type).get(path.replaceAll(/\[\d+\]/g, '[]'))
    return place === undefined ? [] : [{ value, place, path }]
  })
