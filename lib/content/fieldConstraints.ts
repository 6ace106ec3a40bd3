import type { FieldConstraint } from './constraint.ts'
import { constraintsByType } from './sanity.places.ts'
import { listValues } from './walkContent.ts'

const constraintsByPath = new Map(
  Object.entries(constraintsByType).map(([type, constraints]) => [type, new Map(Object.entries(constraints))]),
)

const NONE: ReadonlyMap<string, FieldConstraint> = new Map()

const getConstraints = (type: string): ReadonlyMap<string, FieldConstraint> => constraintsByPath.get(type) ?? NONE

/** Returns the constraints of a field. @param path in which `[]` matches any list item */
export const getConstraint = (type: string, path: string): FieldConstraint => getConstraints(type).get(path) ?? {}

/** A value, its constraints and its path, such as `answer[0].markDefs[0].href`. */
export interface ConstrainedValue {
  value: unknown
  constraint: FieldConstraint
  path: string
}

/** Lists the values of a document that have constraints. */
export const findConstrainedValues = (document: { _type: string }): ConstrainedValue[] =>
  listValues(document).flatMap(({ value, path }) => {
    const constraint = getConstraints(document._type).get(path.replaceAll(/\[\d+\]/g, '[]'))
    return constraint === undefined ? [] : [{ value, constraint, path }]
  })
