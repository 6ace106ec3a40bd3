import {
  parse,
  typeEvaluate,
  type ObjectAttribute,
  type ObjectTypeNode,
  type TypeNode,
  type UnionTypeNode,
} from 'groq-js'
import { isRecord } from '#lib/isRecord.ts'
import { contentSchema } from './sanity.schema.ts'

interface Conformed {
  /** The value with empty texts and lists in place of missing ones; undefined when it cannot be completed. */
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

export const isNothing = (value: unknown) => value === null || value === undefined

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

const isNullable = (type: TypeNode): boolean =>
  type.type === 'null' || (type.type === 'union' && type.of.some(isNullable))

/**
 * Creates an empty text, list or object, or the first of fixed choices. Numbers are not invented: in a draft they are
 * null.
 */
function createBlank(type: TypeNode, draft: boolean): unknown {
  if (type.type === 'string') return type.value ?? ''
  if (type.type === 'array') return []
  if (type.type === 'inline') return createBlank(getNamedType(type.name), draft)
  if (isNullable(type)) return null
  if (type.type === 'union') return type.of.map((each) => createBlank(each, draft)).find((blank) => blank !== undefined)
  if (type.type !== 'object') return draft ? null : undefined
  const needed = getAttributes(type).filter(([name, { optional }]) => !optional && !SYSTEM_FIELDS.has(name))
  const parts = needed.map(([name, { value }]): [string, unknown] => [name, createBlank(value, draft)])
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts)
}

const getKey = (item: unknown) => {
  const key = isRecord(item) ? (item['_key'] ?? item['_id']) : undefined
  return typeof key === 'string' ? key : undefined
}

function conformList(list: readonly unknown[], of: TypeNode, path: string, draft: boolean): Conformed {
  const items = list.map((item, index) => {
    const key = getKey(item)
    return conformToType(item, of, `${path}[${key === undefined ? index : `"${key}"`}]`, draft)
  })
  const shown = items.filter(({ value, missing }) => missing.length === 0 || (draft && value !== undefined))
  return { value: shown.map(({ value }) => value), missing: items.flatMap(({ missing }) => missing) }
}

function conformObject(given: Record<string, unknown>, type: ObjectTypeNode, path: string, draft: boolean): Conformed {
  const value = { ...given }
  const missing: string[] = []
  let isWhole = true
  for (const [name, attribute] of getAttributes(type)) {
    if (SYSTEM_FIELDS.has(name) || (attribute.optional && isNothing(given[name]))) continue
    const part = conformToType(given[name], attribute.value, path === '' ? name : `${path}.${name}`, draft)
    missing.push(...part.missing)
    if (part.value === undefined && !attribute.optional) isWhole = false
    value[name] = part.value
  }
  return { value: isWhole ? value : createBlank(type, draft), missing }
}

/** Returns the value of `_type` of an object type. */
function getTypeName(type: TypeNode): unknown {
  const object = type.type === 'inline' ? getNamedType(type.name) : type
  const name = object.type === 'object' ? object.attributes['_type']?.value : undefined
  return name?.type === 'string' ? name.value : undefined
}

/** Lists the alternatives of a value's `_type`, or else all of them. */
function listClosest(value: unknown, type: UnionTypeNode): TypeNode[] {
  const alternatives = type.of.filter((each) => each.type !== 'null')
  const named = isRecord(value) ? alternatives.filter((each) => getTypeName(each) === value['_type']) : []
  return named.length > 0 ? named : alternatives
}

/** Conforms a value to the alternative of its `_type`, or else to that it misses the fewest fields of. */
function conformUnion(value: unknown, type: UnionTypeNode, path: string, draft: boolean): Conformed {
  const [closest] = listClosest(value, type)
    .map((each) => conformToType(value, each, path, draft))
    .toSorted((one, other) => one.missing.length - other.missing.length)
  return { value: closest?.value ?? createBlank(type, draft), missing: closest?.missing ?? [path] }
}

function isLiteral(value: unknown, type: TypeNode): boolean {
  if (type.type !== 'string' && type.type !== 'number' && type.type !== 'boolean') return false
  return typeof value === type.type && (type.value === undefined || type.value === value)
}

/**
 * Conforms a value to its type: a document to its schema, a response to its query. Missing parts stay empty; incomplete
 * list items are dropped, except in a draft.
 */
function conformToType(value: unknown, type: TypeNode, path = '', draft = false): Conformed {
  if (type.type === 'unknown') return { value, missing: [] }
  if (type.type === 'inline') return conformToType(value, getNamedType(type.name), path, draft)
  if (isNothing(value) && isNullable(type)) return { value: null, missing: [] }
  if (type.type === 'array' && Array.isArray(value)) return conformList(value, type.of, path, draft)
  if (type.type === 'object' && isRecord(value)) return conformObject(value, type, path, draft)
  if (type.type === 'union' && !isNothing(value)) return conformUnion(value, type, path, draft)
  return isLiteral(value, type) ? { value, missing: [] } : { value: createBlank(type, draft), missing: [path] }
}

/** Returns whether {@link conformToType} would find nothing missing, which takes less time than to say what is. */
function conforms(value: unknown, type: TypeNode): boolean {
  if (type.type === 'unknown') return true
  if (type.type === 'inline') return conforms(value, getNamedType(type.name))
  if (isNothing(value)) return isNullable(type)
  if (type.type === 'array' && Array.isArray(value)) return value.every((item) => conforms(item, type.of))
  if (type.type === 'object' && isRecord(value)) {
    return getAttributes(type).every(
      ([name, { optional, value: part }]) =>
        SYSTEM_FIELDS.has(name) || (optional && isNothing(value[name])) || conforms(value[name], part),
    )
  }
  if (type.type === 'union') return listClosest(value, type).some((each) => conforms(value, each))
  return isLiteral(value, type)
}

const responseTypes = new Map<string, TypeNode>()

function getResponseType(query: string): TypeNode {
  const type = responseTypes.get(query) ?? typeEvaluate(parse(query), contentSchema)
  responseTypes.set(query, type)
  return type
}

/** Lists the paths of required fields that a document lacks; none for an unknown type. */
export const listMissingRequired = (document: { _type: string }): string[] =>
  conformToType(document, getNamedType(document._type)).missing

/** Lists the paths of fields that a response lacks according to its query's type. */
export function listMissingFields(query: string, response: unknown): string[] {
  const type = getResponseType(query)
  return conforms(response, type) ? [] : conformToType(response, type).missing
}

/**
 * Replaces an incomplete response by an earlier complete one; without one, missing fields stay empty.
 *
 * @throws Error naming the fields that cannot be empty
 */
export function withFallback<Content>(query: string, response: Content, earlier?: Content): Content
export function withFallback(query: string, response: unknown, earlier?: unknown): unknown {
  if (!isNothing(earlier) && listMissingFields(query, earlier).length === 0) return earlier
  const { value, missing } = conformToType(response, getResponseType(query))
  // An incomplete page must not be reported as missing.
  if (isNothing(value)) throw new Error(`The content lacks required fields: ${missing.join(', ')}`)
  return value
}

/** Fills missing fields of a draft with empty values, so that the rest of its page renders. */
export function withDraftDefaults<Content>(query: string, response: Content): Content
export function withDraftDefaults(query: string, response: unknown): unknown {
  const type = getResponseType(query)
  return conforms(response, type) ? response : (conformToType(response, type, '', true).value ?? response)
}
