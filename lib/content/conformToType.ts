import type { ArrayTypeNode, ObjectAttribute, ObjectTypeNode, TypeNode, UnionTypeNode } from 'groq-js'
import { contentSchema } from './sanity.schema.ts'

/** How what is missing may be made up for. */
interface Repair {
  /** A value of the same type that was whole, such as the answer before. */
  earlier?: unknown
  /** True for a draft, whose list items show while they are half written; else they are left out. */
  draft?: boolean
}

/** A value held against its type. */
interface Fitted {
  /** The value with what was missing made up for; undefined when nothing can stand for it. */
  value: unknown
  /** What was missing or of another kind, as paths of fields. */
  lacking: string[]
}

/** Written by the store or by the Studio, not by editors; pages do without. */
const SYSTEM_FIELDS = new Set(['_id', '_type', '_key', '_createdAt', '_updatedAt', '_rev'])

const declared = new Map(contentSchema.map((type) => [type.name, type]))

/** What a type is called by its name, written out. */
export function getNamedType(name: string): TypeNode {
  const found = declared.get(name)
  if (found === undefined) return { type: 'unknown' }
  return found.type === 'type' ? found.value : { type: 'object', attributes: found.attributes }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown) => value === null || value === undefined

/** The attributes of an object, those of the type it builds on included. */
function getAttributes({ attributes, rest }: ObjectTypeNode): [name: string, attribute: ObjectAttribute][] {
  const base = rest?.type === 'inline' ? getNamedType(rest.name) : rest
  return [...(base?.type === 'object' ? getAttributes(base) : []), ...Object.entries(attributes)]
}

/** The types a value of a type can have, without names and alternatives. */
function listAlternatives(type: TypeNode): TypeNode[] {
  if (type.type === 'inline') return listAlternatives(getNamedType(type.name))
  return type.type === 'union' ? type.of.flatMap(listAlternatives) : [type]
}

/** The types of what stands one step into a value of a type. */
function listInnerTypes(type: TypeNode, step: unknown): TypeNode[] {
  if (type.type === 'array' && typeof step !== 'string') return listAlternatives(type.of)
  if (type.type !== 'object') return []
  return getAttributes(type).flatMap(([name, { value }]) => (name === step ? listAlternatives(value) : []))
}

/**
 * Whether the schema lets editors only choose the text of a field, such as `partner.kind`. Code compares such values.
 *
 * @param path of the field in the document, with numbers or objects for items of lists
 */
export function isChoice(documentType: string, path: readonly unknown[]): boolean {
  const document = listAlternatives(getNamedType(documentType))
  const types = path.reduce<TypeNode[]>((found, step) => found.flatMap((type) => listInnerTypes(type, step)), document)
  return types.some((type) => type.type === 'string' && type.value !== undefined)
}

/** An empty text, list or section, or the first of some choices. No figure is invented. */
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

function createFallback(type: TypeNode, path: string, { earlier }: Repair): Fitted {
  const whole = !isNothing(earlier) && conformToType(earlier, type).lacking.length === 0
  return { value: whole ? earlier : createBlank(type), lacking: [path] }
}

/** What tells an item of a list from the others, wherever it stands. */
const getKey = (item: unknown) => {
  const key = isObject(item) ? (item['_key'] ?? item['_id']) : undefined
  return typeof key === 'string' ? key : undefined
}

function fitList(list: readonly unknown[], { of }: ArrayTypeNode, path: string, { earlier, draft }: Repair): Fitted {
  const before: readonly unknown[] = Array.isArray(earlier) ? earlier : []
  const lacking: string[] = []
  const value = list.flatMap((item, index) => {
    const key = getKey(item)
    const fitted = conformToType(item, of, `${path}[${key === undefined ? index : `"${key}"`}]`, { draft })
    lacking.push(...fitted.lacking)
    if (fitted.lacking.length === 0 || (draft && fitted.value !== undefined)) return [fitted.value]
    // Half an item would be worse than none, unless it is known how it was.
    const known = key === undefined ? undefined : before.find((each) => getKey(each) === key)
    return !isNothing(known) && conformToType(known, of).lacking.length === 0 ? [known] : []
  })
  return { value, lacking }
}

function fitObject(given: Record<string, unknown>, type: ObjectTypeNode, path: string, repair: Repair): Fitted {
  const { earlier, draft } = repair
  const value = { ...given }
  const lacking: string[] = []
  for (const [name, attribute] of getAttributes(type)) {
    if (SYSTEM_FIELDS.has(name) || (attribute.optional && isNothing(given[name]))) continue
    const before = isObject(earlier) ? earlier[name] : undefined
    const part = conformToType(given[name], attribute.value, path === '' ? name : `${path}.${name}`, {
      earlier: before,
      draft,
    })
    lacking.push(...part.lacking)
    if (part.value === undefined && !attribute.optional) return { ...createFallback(type, path, repair), lacking }
    value[name] = part.value
  }
  return { value, lacking }
}

/** Tells what a value lacks of the alternative it comes closest to. */
function fitUnion(value: unknown, type: UnionTypeNode, path: string, repair: Repair): Fitted {
  const nullable = type.of.some((each) => each.type === 'null')
  if (isNothing(value)) return nullable ? { value: null, lacking: [] } : createFallback(type, path, repair)
  const fits = type.of.filter((each) => each.type !== 'null').map((each) => conformToType(value, each, path, repair))
  const closest = fits.toSorted((one, other) => one.lacking.length - other.lacking.length)[0]
  if (closest === undefined) return createFallback(type, path, repair)
  return closest.value === undefined ? { ...createFallback(type, path, repair), lacking: closest.lacking } : closest
}

/**
 * Holds a value against the type it should have: a document against its schema, an answer against its query. What is
 * missing is taken from an earlier value or left empty; a list leaves out its items that are not whole.
 *
 * @param path of the value, for messages
 */
export function conformToType(value: unknown, type: TypeNode, path = '', repair: Repair = {}): Fitted {
  switch (type.type) {
    case 'unknown':
      return { value, lacking: [] }
    case 'inline':
      return conformToType(value, getNamedType(type.name), path, repair)
    case 'array':
      return Array.isArray(value) ? fitList(value, type, path, repair) : createFallback(type, path, repair)
    case 'object':
      return isObject(value) ? fitObject(value, type, path, repair) : createFallback(type, path, repair)
    case 'union':
      return fitUnion(value, type, path, repair)
    case 'null':
      return isNothing(value) ? { value: null, lacking: [] } : { value: undefined, lacking: [path] }
    case 'string':
    case 'number':
    case 'boolean': {
      const same = typeof value === type.type && (type.value === undefined || type.value === value)
      return same ? { value, lacking: [] } : createFallback(type, path, repair)
    }
  }
}
