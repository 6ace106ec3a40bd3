import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import type { PathNode } from '@sanity/json-match'
import { isRecord } from '#lib/isRecord.ts'
import {
  listDescendants,
  type Location,
  parsePatchPath,
  type PathKeys,
  resolveRange,
  selectLocations,
  selectSegment,
} from './patchPaths.ts'
import type { PatchOperations } from './schema.ts'

type Insert = NonNullable<PatchOperations['insert']>
type Container = Record<string | number, unknown>

const isContainer = (value: unknown): value is Container => Array.isArray(value) || isRecord(value)

/** Inner places come before those around them, and later items before earlier ones, so that each stays where it is. */
const fromInnermost = (locations: readonly Location[]): Location[] =>
  locations.toSorted((a, b) => {
    const [last, other] = [a.path.at(-1), b.path.at(-1)]
    return b.path.length - a.path.length || (typeof last === 'number' && typeof other === 'number' ? other - last : 0)
  })

/** Finds the object or list around a place. With `create`, missing objects on the way are added. */
function findContainer(document: Container, path: PathKeys, create: boolean): Container | undefined {
  let container = document
  for (const key of path.slice(0, -1)) {
    let next = Object.hasOwn(container, key) ? container[key] : undefined
    if (!isContainer(next)) {
      if (!create) return undefined
      next = {}
      write(container, key, next)
    }
    if (!isContainer(next)) return undefined
    container = next
  }
  return container
}

/** Defines an own property, since an assignment to `__proto__` would change the prototype instead. */
const write = (container: Container, key: string | number, value: unknown) =>
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true })

function setValue(document: Container, { path }: Location, value: unknown): void {
  const key = path.at(-1)
  const container = findContainer(document, path, true)
  if (container && key !== undefined) write(container, key, structuredClone(value))
}

function setValues(document: Container, path: string, value: unknown, isWanted: (location: Location) => boolean): void {
  const found = selectLocations(document, parsePatchPath(path)).filter(({ impossible }) => !impossible)
  for (const location of fromInnermost(found.filter(isWanted))) setValue(document, location, value)
}

function unset(document: Container, path: string): void {
  const found = selectLocations(document, parsePatchPath(path)).filter(({ value }) => value !== undefined)
  for (const location of fromInnermost(found)) {
    const key = location.path.at(-1)
    const container = findContainer(document, location.path, false)
    if (Array.isArray(container) && typeof key === 'number') container.splice(key, 1)
    else if (container && key !== undefined) delete container[key]
  }
}

/** @throws TypeError when a selected value is not a number */
function add(document: Container, operation: string, path: string, amount: number): void {
  for (const location of selectLocations(document, parsePatchPath(path))) {
    const { value } = location
    if (typeof value !== 'number') throw new TypeError(`"${operation}" of "${path}": the attribute is not a number`)
    setValue(document, location, value + amount)
  }
}

/** @throws SyntaxError naming the path when the text is no patch of `@sanity/diff-match-patch` */
function parseTextPatch(path: string, change: string) {
  try {
    return parsePatch(change)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(`"diffMatchPatch" of "${path}": ${reason}`, { cause: error })
  }
}

/** @throws TypeError when a selected value is not a text, SyntaxError when the change is no patch */
function changeText(document: Container, path: string, change: string): void {
  const patches = parseTextPatch(path, change)
  const found = selectLocations(document, parsePatchPath(path)).filter(({ value }) => value !== undefined)
  for (const location of found) {
    if (typeof location.value !== 'string')
      throw new TypeError(`"diffMatchPatch" of "${path}": the value is not a text`)
    const [text] = applyPatches(patches, location.value, { allowExceedingIndices: true })
    setValue(document, location, text)
  }
}

/**
 * Finds where a list has a place although no item is there: an empty range marks the place that it would replace, and
 * the first and the last index of an empty list its beginning, so that `prepend` and `append` can fill it.
 */
function findEmptyPlace(length: number, { segment }: PathNode, replaces: boolean): number | undefined {
  if (segment.type !== 'Subscript') return undefined
  for (const element of segment.elements) {
    if (replaces && element.type === 'Slice') return resolveRange(element, length).start
    if (!replaces && length === 0 && element.type === 'Number' && [0, -1].includes(element.value)) return 0
  }
  return undefined
}

function insertInto(list: Location & { value: unknown[] }, path: PathNode, spec: Insert): void {
  const indexes = selectSegment(list, path.segment).flatMap((item) => {
    const index = item.path.at(-1)
    return item.path.length === list.path.length + 1 && typeof index === 'number' ? index : []
  })
  const sorted = [...new Set(indexes)].toSorted((a, b) => a - b)
  const [first] = sorted
  const last = sorted.at(-1)
  const place =
    first === undefined || last === undefined
      ? findEmptyPlace(list.value.length, path, 'replace' in spec)
      : 'after' in spec
        ? last + 1
        : first
  if (place === undefined) return
  if ('replace' in spec) for (const index of sorted.toReversed()) list.value.splice(index, 1)
  const tail = list.value.splice(place)
  for (const item of structuredClone(spec.items)) list.value.push(item)
  for (const item of tail) list.value.push(item)
}

const isList = (location: Location): location is Location & { value: unknown[] } => Array.isArray(location.value)

function insert(document: Container, spec: Insert): void {
  const path = parsePatchPath('before' in spec ? spec.before : 'after' in spec ? spec.after : spec.replace)
  const bases = selectLocations(document, path.base)
  const lists = path.recursive ? listDescendants(bases) : bases
  for (const list of fromInnermost(lists.filter(isList)).filter(isList)) insertInto(list, path, spec)
}

const entries = <T>(record: Record<string, T> | undefined) => Object.entries(record ?? {})

/**
 * Applies the operations of a patch in the order of `@sanity/mutator`, and returns a changed copy.
 *
 * @throws SyntaxError for an invalid path, TypeError when a value is not of the type that its operation needs
 */
export function applyOperations<T extends object>(original: T, operations: PatchOperations): T {
  const copy = structuredClone(original)
  const document: unknown = copy
  if (!isContainer(document)) return copy
  for (const [path, value] of entries(operations.setIfMissing)) {
    setValues(document, path, value, (location) => location.value === undefined)
  }
  for (const [path, value] of entries(operations.set)) setValues(document, path, value, () => true)
  for (const path of operations.unset ?? []) unset(document, path)
  for (const [path, change] of entries(operations.diffMatchPatch)) changeText(document, path, change)
  for (const [path, amount] of entries(operations.inc)) add(document, 'inc', path, amount)
  for (const [path, amount] of entries(operations.dec)) add(document, 'dec', path, -amount)
  if (operations.insert) insert(document, operations.insert)
  return copy
}
