import { parsePath, type ComparisonNode, type ExprNode, type PathNode, type SliceNode } from '@sanity/json-match'
import { isRecord } from '#lib/isRecord.ts'

type Segment = PathNode['segment']
type Element = Extract<Segment, { type: 'Subscript' }>['elements'][number]
export type PathKeys = readonly (string | number)[]

/** A place in a document that a path selects. */
export interface Location {
  path: PathKeys
  /** Undefined where an attribute is missing. */
  value: unknown
  /** True for an attribute of a text, number or boolean, which cannot exist. */
  impossible?: true
}

const childOf = ({ path }: Location, key: string | number, value: unknown): Location => ({
  path: [...path, key],
  value,
})

function listChildren(location: Location): Location[] {
  const { value } = location
  if (Array.isArray(value)) return value.map((item: unknown, index) => childOf(location, index, item))
  return isRecord(value) ? Object.entries(value).map(([name, nested]) => childOf(location, name, nested)) : []
}

function uniqueLocations(locations: Iterable<Location>): Location[] {
  const byKey = new Map<string, Location>()
  for (const location of locations) {
    const key = JSON.stringify(location.path)
    if (!byKey.has(key)) byKey.set(key, location)
  }
  return [...byKey.values()]
}

/** Lists the locations and everything below them, each once. */
export function listDescendants(locations: readonly Location[]): Location[] {
  const visited = new Map<string, Location>()
  const pending = locations.toReversed()
  for (let next = pending.pop(); next; next = pending.pop()) {
    const key = JSON.stringify(next.path)
    if (visited.has(key)) continue
    visited.set(key, next)
    for (const child of listChildren(next).toReversed()) pending.push(child)
  }
  return [...visited.values()]
}

/** An attribute of a list is that attribute of each item, as in the JSONMatch example `friends.age`. */
function selectAttribute(location: Location, name: string): Location[] {
  const { value } = location
  if (Array.isArray(value)) return listChildren(location).flatMap((item) => selectAttribute(item, name))
  if (isRecord(value)) return [childOf(location, name, Object.hasOwn(value, name) ? value[name] : undefined)]
  const missing = childOf(location, name, undefined)
  const isPossible = !location.impossible && (value === undefined || value === null)
  return [isPossible ? missing : { ...missing, impossible: true }]
}

/**
 * Computes the first index of a range and the index after its last. A negative bound counts from the end, where -1 is
 * the end itself and not the last item, as `splice` of `@sanity/client` expects.
 */
export function resolveRange({ start = 0, end = -1 }: SliceNode, length: number): { start: number; end: number } {
  const resolve = (bound: number) => Math.min(Math.max(bound < 0 ? length + 1 + bound : bound, 0), length)
  return { start: resolve(start), end: resolve(end) }
}

/** Evaluates a side of a comparison: a constant, or the first existing value of a path. */
function evaluate(expression: ExprNode, value: unknown): unknown {
  if (expression.type === 'Null') return null
  if (expression.type !== 'Path') return expression.value
  return selectPath({ path: [], value }, expression).find((found) => found.value !== undefined)?.value
}

function isComparisonTrue({ left, operator, right }: ComparisonNode, value: unknown): boolean {
  const [a, b] = [evaluate(left, value), evaluate(right, value)]
  if (a === undefined || b === undefined) return false
  if (operator === '==') return a === b
  if (operator === '!=') return a !== b
  if (!(typeof a === 'number' && typeof b === 'number') && !(typeof a === 'string' && typeof b === 'string'))
    return false
  switch (operator) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
  }
}

function isTrue(element: Extract<Element, { type: 'Comparison' | 'Existence' }>, value: unknown): boolean {
  return element.type === 'Comparison' ? isComparisonTrue(element, value) : evaluate(element.base, value) !== undefined
}

function selectElement(location: Location, element: Element): Location[] {
  const { value } = location
  switch (element.type) {
    case 'Path':
      return selectPath(location, element)
    case 'String':
      return selectAttribute(location, element.value)
    case 'Number': {
      const index = Array.isArray(value) && element.value < 0 ? value.length + element.value : element.value
      return Array.isArray(value) && index in value ? [childOf(location, index, value[index])] : []
    }
    case 'Slice': {
      if (!Array.isArray(value)) return []
      const { start, end } = resolveRange(element, value.length)
      return listChildren(location).slice(start, end)
    }
    case 'Comparison':
    case 'Existence':
      return (Array.isArray(value) ? listChildren(location) : [location]).filter((each) => isTrue(element, each.value))
    default:
      return []
  }
}

/** Finds the places that a segment of a path selects, from one place. */
export function selectSegment(location: Location, segment: Segment): Location[] {
  switch (segment.type) {
    case 'This':
      return [location]
    case 'Identifier':
      return selectAttribute(location, segment.name)
    case 'Wildcard':
      return listChildren(location)
    case 'Subscript':
      return segment.elements.flatMap((element) => selectElement(location, element))
  }
}

function selectPath(from: Location, { base, recursive, segment }: PathNode): Location[] {
  const parents = base ? selectPath(from, base) : [from]
  if (!recursive) return uniqueLocations(parents.flatMap((parent) => selectSegment(parent, segment)))
  const found = listDescendants(parents).flatMap((parent) => selectSegment(parent, segment))
  return uniqueLocations(found.filter(({ value }) => value !== undefined))
}

/** @throws SyntaxError when the text is not a path */
export function parsePatchPath(text: string): PathNode {
  const parsed = parsePath(text)
  if (parsed?.type !== 'Path') throw new SyntaxError(`"${text}" is not a path`)
  return parsed
}

/**
 * Finds the places of a document that a JSONMatch path selects, each once: existing values, and attributes that are
 * missing from an object. List items are never missing: an index or a condition selects existing ones only.
 */
export const selectLocations = (document: unknown, path: PathNode | undefined): Location[] => {
  const root: Location = { path: [], value: document }
  return path ? selectPath(root, path) : [root]
}
