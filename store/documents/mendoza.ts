import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#lib/isRecord.ts'

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
  if (!isRecord(before) || !isRecord(after)) return [operation.value, after]
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
  if (isRecord(before) && isRecord(after)) {
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

/** Copies the common start and end of a list in two slices, and moves or changes old elements between them. */
function encodeElements(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const { start, end } = countCommon(before, after)
  // Of elements with the same identifier, the first one counts.
  const indexes = new Map(before.map((element, index) => [getIdentifier(element), index] as const).toReversed())
  const patch: unknown[] = []
  const copySlice = (from: number, to: number) => {
    if (from < to) patch.push(operation.appendElements, from, to)
  }
  copySlice(0, start)
  for (const element of after.slice(start, after.length - end)) {
    const index = indexes.get(getIdentifier(element))
    const old = index === undefined ? undefined : before[index]
    if (index !== undefined && isDeepStrictEqual(old, element)) {
      copySlice(index, index + 1)
    } else if (isRecord(old) && isRecord(element)) {
      patch.push(operation.pushElementCopy, index)
      encodeFields(old, element, patch)
      patch.push(operation.returnIntoArrayAndPop)
    } else {
      patch.push(operation.appendElement, element)
    }
  }
  copySlice(before.length - end, before.length)
  return patch
}

/** Copies the common start and end of a text, so that the history attributes only the change to its author. */
function encodeText(before: string, after: string): unknown[] | null {
  // Slices count UTF-8 bytes, which unpaired surrogates do not have.
  if (!before.isWellFormed() || !after.isWellFormed()) return null
  // Code points, so that no slice ends inside a surrogate pair.
  const [old, next] = [Array.from(before), Array.from(after)]
  const { start, end } = countCommon(old, next)
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

/** Counts the equal elements at the start of two lists, and at the end of the rest. */
function countCommon(a: readonly unknown[], b: readonly unknown[]) {
  const countEqual = (from: readonly unknown[], to: readonly unknown[]) => {
    const difference = from.findIndex((element, index) => !isDeepStrictEqual(element, to[index]))
    return difference < 0 ? from.length : difference
  }
  const start = countEqual(a, b)
  return { start, end: countEqual(a.slice(start).toReversed(), b.slice(start).toReversed()) }
}

/** Returns an identifier of an element: its key, or else its whole value. */
function getIdentifier(element: unknown): string {
  return isRecord(element) && typeof element._key === 'string'
    ? `key ${element._key}`
    : `value ${JSON.stringify(element)}`
}

function listDefinedKeys(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}
