import type { FieldConstraint } from './constraint.ts'
import { constraintsByType } from './sanity.constraints.ts'
import { listValues } from './walkContent.ts'

const constraintsByPath = new Map(
  Object.entries(constraintsByType).map(([type, constraints]) => [type, new Map(Object.entries(constraints))]),
)

/** Returns the constraints of a field. @param path in which `[]` matches any list item */
export const getConstraint = (type: string, path: string): FieldConstraint =>
  constraintsByPath.get(type)?.get(path) ?? {}

export type ConstrainedValue = ReturnType<typeof findConstrainedValues>[number]

/** Lists the values of a document that have constraints, with their paths. */
export const findConstrainedValues = (document: { _type: string }) =>
  listValues(document).flatMap((found) => {
    const constraint = constraintsByPath.get(document._type)?.get(found.path.replaceAll(/\[\d+\]/g, '[]'))
    return constraint === undefined ? [] : [{ ...found, constraint }]
  })
