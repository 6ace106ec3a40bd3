import type { ArrayTypeNode, ObjectAttribute, ObjectTypeNode, TypeNode, UnionTypeNode } from 'groq-js'
import { contentSchema } from './sanity.schema.ts'

interface ConformOptions {
  /** An earlier complete value of the same type, such as the previous response. */
  earlier?: unknown
  /** Whether incomplete list items are kept, as in a draft. */
  draft?: boolean
}

interface Conformed {
  /** The completed value; undefined when it cannot be completed. */
  value: unknown
  /** Paths of fields that were missing or of another type. */
  missing: string[]
}

/** Fields that the store or the Studio writes; pages do not need them. */
const SYSTEM_FIELDS = new Set(['_id', '_type', '_key', '_createdAt', '_updatedAt', '_rev'])

const declared = new Map(contentSchema.map((type) => [type.name, type]))

/** Returns the type that a name refers to. */
export function getNamedType(name: string): TypeNode {
  const found = declared.get(name)
  if (found === undefined) return { type: 'unknown' }
  return found.type === 'type' ? found.value : { type: 'object', attributes: found.attributes }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown) => value === null || value === undefined

/** Lists the attributes of an object type, including those of the type it extends. */
function getAttributes({ attributes, rest }: ObjectTypeNode): [name: string, attribute: ObjectAttribute][] {
  const base = rest?.type === 'inline' ? getNamedType(rest.name) : rest
  return [...(base?.type === 'object' ? getAttributes(base) : []), ...Object.entries(attributes)]
}

/** Lists the possible types of a value, with references and unions resolved. */
function listAlternatives(type: TypeNode): TypeNode[] {
  if (type.type === 'inline') return listAlternatives(getNamedType(type.name))
  return type.type === 'union' ? type.of.flatMap(listAlternatives) : [type]
}

function listInnerTypes(type: TypeNode, step: unknown): TypeNode[] {
  if (type.type === 'array' && typeof step !== 'string') return listAlternatives(type.of)
  if (type.type !== 'object') return []
  return getAttributes(type).flatMap(([name, { value }]) => (name === step ? listAlternatives(value) : []))
}

/** Returns whether a field's text is one of a fixed list, such as `partner.kind`. Code compares such values. */
export function isChoice(documentType: string, path: readonly unknown[]): boolean {
  const document = listAlternatives(getNamedType(documentType))
  const types = path.reduce<TypeNode[]>((found, step) => found.flatMap((type) => listInnerTypes(type, step)), document)
  return types.some((type) => type.type === 'string' && type.value !== undefined)
}

/** Creates an empty text, list or object, or the first of fixed choices. Numbers are not invented. */
function createBlank(type: TypeNode): unknown {
  switch (type.type) {
    case 'string':
      return type.value ?? ''
    case 'array':
      return []
    case 'null':
      return null
    case 'inline':
      return createBlank(getNamedType(type.name))
    case 'union':
      return type.of.some((each) => each.type === 'null')
        ? null
        : type.of.map(createBlank).find((each) => each !== undefined)
    case 'object': {
      const needed = getAttributes(type).filter(([name, { optional }]) => !optional && !SYSTEM_FIELDS.has(name))
      const parts = needed.map(([name, { value }]): [string, unknown] => [name, createBlank(value)])
      return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts)
    }
    case 'number':
    case 'boolean':
    case 'unknown':
      return undefined
  }
}

function createFallback(type: TypeNode, path: string, { earlier }: ConformOptions): Conformed {
  const isComplete = !isNothing(earlier) && conformToType(earlier, type).missing.length === 0
  return { value: isComplete ? earlier : createBlank(type), missing: [path] }
}

const getKey = (item: unknown) => {
  const key = isObject(item) ? (item['_key'] ?? item['_id']) : undefined
  return typeof key === 'string' ? key : undefined
}

function conformList(
  list: readonly unknown[],
  { of }: ArrayTypeNode,
  path: string,
  { earlier, draft }: ConformOptions,
): Conformed {
  const before: readonly unknown[] = Array.isArray(earlier) ? earlier : []
  const missing: string[] = []
  const value = list.flatMap((item, index) => {
    const key = getKey(item)
    const conformed = conformToType(item, of, `${path}[${key === undefined ? index : `"${key}"`}]`, { draft })
    missing.push(...conformed.missing)
    if (conformed.missing.length === 0 || (draft && conformed.value !== undefined)) return [conformed.value]
    // An incomplete item is dropped unless its earlier value is known.
    const known = key === undefined ? undefined : before.find((each) => getKey(each) === key)
    return !isNothing(known) && conformToType(known, of).missing.length === 0 ? [known] : []
  })
  return { value, missing }
}

function conformObject(
  given: Record<string, unknown>,
  type: ObjectTypeNode,
  path: string,
  options: ConformOptions,
): Conformed {
  const { earlier, draft } = options
  const value = { ...given }
  const missing: string[] = []
  for (const [name, attribute] of getAttributes(type)) {
    if (SYSTEM_FIELDS.has(name) || (attribute.optional && isNothing(given[name]))) continue
    const before = isObject(earlier) ? earlier[name] : undefined
    const part = conformToType(given[name], attribute.value, path === '' ? name : `${path}.${name}`, {
      earlier: before,
      draft,
    })
    missing.push(...part.missing)
    if (part.value === undefined && !attribute.optional) return { ...createFallback(type, path, options), missing }
    value[name] = part.value
  }
  return { value, missing }
}

/** Conforms a value to the alternative that it misses the fewest fields of. */
function conformUnion(value: unknown, type: UnionTypeNode, path: string, options: ConformOptions): Conformed {
  const nullable = type.of.some((each) => each.type === 'null')
  if (isNothing(value)) return nullable ? { value: null, missing: [] } : createFallback(type, path, options)
  const candidates = type.of
    .filter((each) => each.type !== 'null')
    .map((each) => conformToType(value, each, path, options))
  const closest = candidates.toSorted((one, other) => one.missing.length - other.missing.length)[0]
  if (closest === undefined) return createFallback(type, path, options)
  return closest.value === undefined ? { ...createFallback(type, path, options), missing: closest.missing } : closest
}

/**
 * Conforms a value to its type: a document to its schema, a response to its query. Missing parts come from an earlier
 * value or stay empty; incomplete list items are dropped.
 */
export function conformToType(value: unknown, type: TypeNode, path = '', options: ConformOptions = {}): Conformed {
  switch (type.type) {
    case 'unknown':
      return { value, missing: [] }
    case 'inline':
      return conformToType(value, getNamedType(type.name), path, options)
    case 'array':
      return Array.isArray(value) ? conformList(value, type, path, options) : createFallback(type, path, options)
    case 'object':
      return isObject(value) ? conformObject(value, type, path, options) : createFallback(type, path, options)
    case 'union':
      return conformUnion(value, type, path, options)
    case 'null':
      return isNothing(value) ? { value: null, missing: [] } : { value: undefined, missing: [path] }
    case 'string':
    case 'number':
    case 'boolean': {
      const same = typeof value === type.type && (type.value === undefined || type.value === value)
      return same ? { value, missing: [] } : createFallback(type, path, options)
    }
  }
}
