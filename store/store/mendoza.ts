import { isDeepStrictEqual } from 'node:util'
import { isObject } from './json-tree.ts'

/** Operation codes of the mendoza patch format. The npm package `mendoza` only applies patches. */
const operation = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoFieldAndPop: 15,
  returnIntoArrayAndPop: 16,
  setField: 17,
  deleteField: 19,
  appendElement: 20,
  appendElements: 21,
  appendText: 22,
  appendTextSlice: 23,
} as const

type Fields = Record<string, unknown>

/** Encodes the mendoza patch between two states, a flat list of codes and operands. `null` means no document. */
export function encodePatch(before: object | null, after: object | null): unknown[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [operation.value, after]
  const patch: unknown[] = []
  encodeFields(before, after, patch)
  return patch
}

function encodeFields(before: Fields, after: Fields, patch: unknown[]): void {
  // The format identifies fields of the old state by position among its sorted keys.
  const keys = listDefinedKeys(before).toSorted()
  const positions = new Map(keys.map((key, position) => [key, position]))
  for (const [key, position] of positions) {
    if (after[key] === undefined) patch.push(operation.deleteField, position)
  }
  for (const key of listDefinedKeys(after)) encodeField(before[key], after[key], key, positions.get(key), patch)
}

function encodeField(before: unknown, after: unknown, key: string, position: number | undefined, patch: unknown[]) {
  if (position === undefined) return patch.push(operation.setField, after, key)
  if (isDeepStrictEqual(before, after)) return undefined
  if (isObject(before) && isObject(after)) {
    patch.push(operation.pushFieldCopy, position)
    encodeFields(before, after, patch)
    return patch.push(operation.returnIntoFieldAndPop)
  }
  const built = rebuild(before, after)
  // A blank without appended parts decodes to null, so empty values are set as a whole.
  if (built === null || built.length === 0) return patch.push(operation.setField, after, key)
  return patch.push(operation.pushFieldBlank, position, ...built, operation.returnIntoFieldAndPop)
}

/** Encodes the operations that build a list or text from parts of its old state; null when not possible. */
function rebuild(before: unknown, after: unknown): unknown[] | null {
  if (Array.isArray(before) && Array.isArray(after)) return encodeElements(before, after)
  if (typeof before === 'string' && typeof after === 'string') return encodeText(before, after)
  return null
}

function encodeElements(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const patch: unknown[] = []
  const firstIndexes = new Map<string, number>()
  before.forEach((element, index) => {
    const name = getIdentifier(element)
    if (!firstIndexes.has(name)) firstIndexes.set(name, index)
  })

  let slice: { from: number; to: number } | null = null
  const endSlice = () => {
    if (slice) patch.push(operation.appendElements, slice.from, slice.to)
    slice = null
  }
  for (const element of after) {
    // Extending the previous slice first keeps runs of unchanged elements in one slice.
    if (slice && slice.to < before.length && isDeepStrictEqual(before[slice.to], element)) {
      slice = { from: slice.from, to: slice.to + 1 }
      continue
    }
    endSlice()
    const match = firstIndexes.get(getIdentifier(element))
    const old = match === undefined ? undefined : before[match]
    if (match !== undefined && isDeepStrictEqual(old, element)) {
      slice = { from: match, to: match + 1 }
    } else if (match !== undefined && isObject(old) && isObject(element)) {
      patch.push(operation.pushElementCopy, match)
      encodeFields(old, element, patch)
      patch.push(operation.returnIntoArrayAndPop)
    } else {
      patch.push(operation.appendElement, element)
    }
  }
  endSlice()
  return patch
}

/** Copies the common start and end of a text, so that the history attributes only the change to its author. */
function encodeText(before: string, after: string): unknown[] | null {
  // Slices count UTF-8 bytes, which unpaired surrogates do not have.
  if (!before.isWellFormed() || !after.isWellFormed()) return null
  // Code points, so that no slice ends inside a surrogate pair.
  const [old, next] = [Array.from(before), Array.from(after)]
  const start = countCommon(old, next)
  const end = countCommon(old.slice(start).toReversed(), next.slice(start).toReversed())
  if (start + end === 0) return null

  const patch: unknown[] = []
  if (start > 0) patch.push(operation.appendTextSlice, 0, Buffer.byteLength(old.slice(0, start).join('')))
  const inserted = next.slice(start, next.length - end).join('')
  if (inserted) patch.push(operation.appendText, inserted)
  if (end > 0) {
    const size = Buffer.byteLength(before)
    patch.push(operation.appendTextSlice, size - Buffer.byteLength(old.slice(-end).join('')), size)
  }
  return patch
}

/** Counts the equal elements at the start of two lists. */
function countCommon(a: readonly string[], b: readonly string[]): number {
  const difference = a.findIndex((element, index) => element !== b[index])
  return difference < 0 ? a.length : difference
}

/** Returns an identifier of an element: its key, or else its whole value. */
function getIdentifier(element: unknown): string {
  return isObject(element) && typeof element._key === 'string'
    ? `key ${element._key}`
    : `value ${JSON.stringify(element)}`
}

function listDefinedKeys(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}
