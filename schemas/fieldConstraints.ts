import type { SchemaType } from '@sanity/types'
import { z } from 'zod'
import { EMAIL_PATTERN } from '#lib/leads/contracts.ts'
import type { FieldConstraint, FieldConstraints } from '#lib/content/constraint.ts'
import { notInFuture, validateAnchors } from './documents/policies.ts'
import { validateSlug, validateLink, validatePageLink } from './fields/links.ts'
import { getTokens } from './fields/text.ts'
import { validateTitleLength } from './objects.ts'
import { ACCEPTED_WORDING } from './wording/guard.ts'

/** The part of a compiled rule that is read here. */
interface CompiledRule {
  _level?: unknown
  _rules: readonly { flag: string; constraint?: unknown }[]
}

const isRule = (value: unknown): value is CompiledRule =>
  typeof value === 'object' && value !== null && '_rules' in value && Array.isArray(value._rules)

/** Returns the rules that block publishing. */
function getConstraints({ validation }: SchemaType) {
  const rules: unknown[] = [validation].flat(2)
  return rules
    .filter(isRule)
    .filter(({ _level }) => _level === undefined || _level === 'error')
    .flatMap(({ _rules }) => _rules)
}

/** Values of these types are written by the Studio, besides the texts of blocks, which are checked as a whole. */
const BUILT_IN_TYPES = new Set(['block', 'globalDocumentReference', 'reference', 'slug'])

/** Returns whether editors write the text; the values of a list of choices are defined in code. */
function isEditorText({ name, options }: SchemaType): boolean {
  const isChoice = typeof options === 'object' && options !== null && 'list' in options
  return (name === 'string' || name === 'text') && !isChoice
}

const isPortableText = (type: SchemaType) => type.jsonType === 'array' && type.of.some(({ name }) => name === 'block')

const fieldReference = z.object({ path: z.string() })

const regexConstraint = z.object({ pattern: z.instanceof(RegExp), name: z.string(), invert: z.literal(false) })

/** Returns the constraints of a field; those that it lacks are undefined. */
function getOwnConstraint(type: SchemaType, isWritten: boolean): FieldConstraint {
  const constraints = getConstraints(type)
  const find = (flag: string) => constraints.filter((rule) => rule.flag === flag).map(({ constraint }) => constraint)
  const findNumbers = (flag: string) => find(flag).filter((limit) => typeof limit === 'number')
  const has = (validator: unknown) => constraints.some(({ constraint }) => constraint === validator) || undefined
  const isText = type.jsonType === 'string'
  const isList = type.jsonType === 'array'
  const isNumber = type.jsonType === 'number'
  const [maxLength] = isText ? findNumbers('max') : []
  const [pattern] = isText ? find('regex').map((constraint) => regexConstraint.parse(constraint)) : []
  const [length] = isList ? findNumbers('length') : []
  const [min = length] = isList || isNumber ? findNumbers('min') : []
  const [max = length] = isList || isNumber ? findNumbers('max') : []
  const range = min === undefined && max === undefined ? undefined : { min, max }
  return {
    required: ((isText || isPortableText(type)) && find('presence').includes('required')) || undefined,
    maxLength,
    pattern:
      find('email').length > 0
        ? { source: EMAIL_PATTERN.source, flags: '', name: 'an email address' }
        : pattern && { source: pattern.pattern.source, flags: pattern.pattern.flags, name: pattern.name },
    // Only `webAddressField` has this rule.
    httpsOnly: (isText && find('uri').length > 0) || undefined,
    items: isList ? range : undefined,
    range: isNumber ? range : undefined,
    above: find('greaterThan').map((constraint) => fieldReference.parse(constraint).path)[0],
    choices: isList ? find('valid').map((values) => z.array(z.string()).parse(values))[0] : undefined,
    checksWording: (isWritten && (isEditorText(type) || isPortableText(type))) || undefined,
    tokens: constraints.map(({ constraint }) => getTokens(constraint)).find((allowed) => allowed !== undefined),
    link: (has(validateLink) && 'any') ?? (has(validatePageLink) && 'page'),
    isSearchTitle: has(validateTitleLength),
    uniqueAnchors: has(validateAnchors),
    picture: type.name === 'accessibleImage' || undefined,
    assetRequired: find('assetRequired').length > 0 || undefined,
    inPast: has(notInFuture),
    unique: type.name === 'slug' || undefined,
    partnerSlug: has(validateSlug),
  }
}

function getFields(type: SchemaType, path: string): [path: string, type: SchemaType][] {
  if (type.jsonType === 'array') return type.of.map((item) => [`${path}[]`, item])
  if (type.jsonType !== 'object') return []
  return type.fields.map(({ name, type: field }) => [path === '' ? name : `${path}.${name}`, field])
}

/**
 * Reads the constraints of a type's fields from the schema's own rules, so that the content store can check the same.
 *
 * @param type as the Studio compiles it
 * @param isWritten whether its texts are those of editors; the wording rules contain the phrases themselves
 */
export function getFieldConstraints(
  type: SchemaType,
  path = '',
  isWritten = type.name !== 'wordingRules',
): FieldConstraints {
  const constraint = getOwnConstraint(type, isWritten)
  const constraints: Record<string, FieldConstraint> = {}
  if (Object.values(constraint).some((value) => value !== undefined)) constraints[path] = constraint
  const isWrittenWithin = isWritten && !BUILT_IN_TYPES.has(type.name) && path !== ACCEPTED_WORDING
  for (const [innerPath, field] of getFields(type, path)) {
    Object.assign(constraints, getFieldConstraints(field, innerPath, isWrittenWithin))
  }
  return constraints
}
