import type { FieldConstraint } from './constraint.ts'
import { findDayProblem } from './formats.ts'
import { constraintsByType } from './sanity.constraints.ts'
import { isRecord } from '#lib/isRecord.ts'
import { listValues } from './walkContent.ts'

const constraintsByPath = new Map(
  Object.entries(constraintsByType).map(([type, constraints]) => [type, new Map(Object.entries(constraints))]),
)

/** Lists of each document type whose items have several types. */
const mixedLists = new Map(
  Object.entries(constraintsByType).map(([type, constraints]) => [
    type,
    new Set(Object.keys(constraints).flatMap((path) => /^(\w+)\[\w/.exec(path)?.[1] ?? [])),
  ]),
)

/** Returns the path of a list's item by which its constraints are found. */
export const getItemPath = (documentType: string, list: string, item: unknown): string => {
  const isMixed = mixedLists.get(documentType)?.has(list)
  return `${list}[${isMixed && isRecord(item) ? String(item['_type']) : ''}]`
}

/** Returns the constraints of a field. @param path as {@link getItemPath} writes it */
export const getConstraint = (type: string, path: string): FieldConstraint =>
  constraintsByPath.get(type)?.get(path) ?? {}

export type ConstrainedValue = ReturnType<typeof findConstrainedValues>[number]

/** Converts the path of a value in a document, with indexes, to that of its constraints. */
export function toConstraintPath(document: { _type: string }, path: string): string {
  const lists = mixedLists.get(document._type)
  const [start, list, index] = lists && lists.size > 0 ? (/^(\w+)\[(\d+)\]/.exec(path) ?? []) : []
  if (start === undefined || list === undefined) return path.replaceAll(/\[\d+\]/g, '[]')
  const root: unknown = document
  const items: unknown = isRecord(root) ? root[list] : undefined
  const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined
  return getItemPath(document._type, list, item) + path.slice(start.length).replaceAll(/\[\d+\]/g, '[]')
}

/** Lists the values of a document that have constraints, with their paths. */
export const findConstrainedValues = (document: { _type: string }) =>
  listValues(document).flatMap((found) => {
    const constraint = constraintsByPath.get(document._type)?.get(toConstraintPath(document, found.path))
    return constraint === undefined ? [] : [{ ...found, constraint }]
  })

/** Lists the paths of texts that should be days, such as 2026-11-28, and are none. */
export const listWrongDays = (document: { _type: string }): string[] =>
  findConstrainedValues(document).flatMap(({ path, value, constraint }) =>
    constraint.day && typeof value === 'string' && findDayProblem(value) !== undefined ? [path] : [],
  )
