import type { SchemaType } from '@sanity/types'
import { z } from 'zod'
import type { FieldConstraint, FieldConstraints } from '#lib/content/constraint.ts'
import { acceptAnySlug, validateAvailable, validateKind } from './documents/partner.ts'
import { notInFuture, requireSummary, validateAnchors, validateEffectiveDay } from './documents/policies.ts'
import {
  validateLandingPath,
  validateSections,
  validateSplitPath,
  validateSplitUntil,
} from './documents/landingPage.ts'
import { validateFrom, validateLinkedPath, validateTo } from './documents/redirect.ts'
import { getFirstDay, validateAddressEnd, validateDay } from './fields/field.ts'
import { validateLink, validatePageLink, validateSlug } from './fields/links.ts'
import { getTokens, getUniqueValue, rejectBlank, rejectUnprintable } from './fields/text.ts'
import { validateAlt, validateTitleLength } from './objects.ts'
import { validateEmail } from './singletons/siteSettings.ts'
import { validatePhrase } from './singletons/wordingRules.ts'
import { ACCEPTED_WORDING, rejectBlockedClaims } from './wording/guard.ts'

interface Flag {
  flag: string
  constraint?: unknown
}

/** The part of a rule as `sanity` 6.16 compiles it that is read here; no documentation describes it. */
interface CompiledRule {
  _level?: unknown
  _message?: unknown
  _rules: readonly Flag[]
}

const isRule = (value: unknown): value is CompiledRule =>
  typeof value === 'object' && value !== null && '_rules' in value && Array.isArray(value._rules)

/** Returns the rules that block publishing. @throws Error when an upgrade compiles rules in another way */
function getRules({ name, validation }: SchemaType): CompiledRule[] {
  const rules: unknown[] = [validation ?? []].flat(2)
  return rules.flatMap((rule) => {
    if (!isRule(rule))
      throw new Error(
        `The rules of ${name} have another form than sanity 6.16 gave them, so the store would check none. Correct schemas/fieldConstraints.ts.`,
      )
    return rule._level === undefined || rule._level === 'error' ? rule : []
  })
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
const uriConstraint = z.object({
  options: z.object({
    scheme: z.array(z.instanceof(RegExp)),
    allowRelative: z.literal(false),
    allowCredentials: z.literal(false),
  }),
})

/** Constraints of the validators of this project. */
const ownValidators = new Map<unknown, FieldConstraint>([
  [notInFuture, { inPast: true }],
  [rejectBlank, { notBlank: true }],
  [rejectUnprintable, { printable: true }],
  [validateAnchors, { uniqueAnchors: true }],
  [validateDay, { day: true }],
  [validateEffectiveDay, { effectiveDay: true }],
  [validateEmail, { email: true }],
  [validateKind, { partnerKind: true }],
  [validateLink, { link: 'any' }],
  [validatePageLink, { link: 'page' }],
  [validatePhrase, { phrase: true }],
  [validateSections, { uniqueSections: true }],
  [validateSlug, { partnerSlug: true }],
  [validateTitleLength, { isSearchTitle: true }],
  // The store checks these for the whole picture or document, or with the address itself.
  ...[
    requireSummary,
    validateAddressEnd,
    validateAlt,
    validateAvailable,
    validateFrom,
    validateLandingPath,
    validateLinkedPath,
    validateSplitPath,
    validateSplitUntil,
    validateTo,
    rejectBlockedClaims,
  ].map((validator): [unknown, FieldConstraint] => [validator, {}]),
])

/** Constraints of Sanity's own validators of slugs, by their names. */
const slugValidators: Readonly<Record<string, FieldConstraint>> = {
  slugStructureValidator: { slug: true },
  slugUniquenessValidator: { unique: true },
}

const isUniqueElsewhere = (options: unknown) =>
  typeof options === 'object' && options !== null && 'isUnique' in options && options.isUnique === acceptAnySlug

function readValidator(validator: unknown, { name, options }: SchemaType): FieldConstraint | undefined {
  const tokens = getTokens(validator)
  if (tokens !== undefined) return { tokens }
  const uniqueBy = getUniqueValue(validator)
  if (uniqueBy !== undefined) return { uniqueBy }
  const firstDay = getFirstDay(validator)
  if (firstDay !== undefined) return { firstDay }
  const own = ownValidators.get(validator)
  if (own !== undefined || name !== 'slug' || typeof validator !== 'function') return own
  const checked = slugValidators[validator.name]
  return checked?.unique && isUniqueElsewhere(options) ? {} : checked
}

/** Returns the constraint of one rule; nothing for a rule that is not known here. */
function readRule(
  { flag, constraint }: Flag,
  message: string | undefined,
  type: SchemaType,
): FieldConstraint | null | undefined {
  const { jsonType } = type
  const isList = jsonType === 'array'
  const own = { messages: message === undefined ? undefined : { items: message } }
  switch (flag) {
    // The completeness check compares types, and reports missing values of every type.
    case 'type':
      return {}
    case 'presence':
      return jsonType === 'string' && type.name !== 'date' ? { required: true } : {}
    case 'length':
      return isList ? { items: { min: z.number().parse(constraint), max: z.number().parse(constraint) }, ...own } : null
    case 'min':
    case 'max': {
      const limit = z.number().parse(constraint)
      if (jsonType === 'string') return flag === 'max' ? { maxLength: limit } : null
      if (isList) return { items: { [flag]: limit }, ...own }
      return jsonType === 'number' ? { range: { [flag]: limit } } : null
    }
    case 'integer':
      return { integer: true }
    case 'precision':
      return { precision: z.number().parse(constraint) }
    case 'greaterThan':
      return { above: fieldReference.parse(constraint).path }
    case 'unique':
      return { uniqueItems: true, messages: message === undefined ? undefined : { uniqueItems: message } }
    case 'valid':
      return { [isList ? 'itemChoices' : 'choices']: z.array(z.string()).parse(constraint) }
    case 'regex': {
      const { pattern, name } = regexConstraint.parse(constraint)
      return { pattern: { source: pattern.source, flags: pattern.flags, name } }
    }
    case 'uri': {
      const [scheme, ...others] = uriConstraint.parse(constraint).options.scheme
      return scheme?.source === '^https$' && others.length === 0 ? { httpsOnly: true } : null
    }
    case 'assetRequired':
      return { assetRequired: true }
    // Targets are checked for the whole transaction.
    case 'reference':
      return {}
    case 'custom':
      return readValidator(constraint, type)
    default:
      return null
  }
}

const isEmpty = (value: object) => Object.keys(value).length === 0

/**
 * Reads the constraints of a field.
 *
 * @throws Error for a rule that the store would not check
 */
function getOwnConstraint(type: SchemaType, path: string, isWritten: boolean): FieldConstraint {
  const found = getRules(type).flatMap((rule) => {
    const message = rule._message === undefined ? undefined : z.string().parse(rule._message)
    return rule._rules.map((flag) => {
      const constraint = readRule(flag, message, type)
      const isSaid = message === undefined || !constraint || 'messages' in constraint || isEmpty(constraint)
      if (constraint && isSaid) return constraint
      throw new Error(`The store cannot check the rule “${flag.flag}” of “${path}” (${type.name}).`)
    })
  })
  const { range, items, messages, ...constraint }: FieldConstraint = {
    ...Object.assign({}, ...found),
    range: Object.assign({}, ...found.map(({ range }) => range)),
    items: Object.assign({}, ...found.map(({ items }) => items)),
    messages: Object.assign({}, ...found.map(({ messages }) => messages)),
  }
  const filled = <Value extends object>(value: Value | undefined) => (value && !isEmpty(value) ? value : undefined)
  return {
    ...constraint,
    range: filled(range),
    items: filled(items),
    messages: filled(messages),
    checksWording: (isWritten && (isEditorText(type) || isPortableText(type))) || undefined,
    picture: type.name === 'accessibleImage' || undefined,
  }
}

/**
 * Returns the types of a list's items with their paths: `[]` for the only one, else with the type's name in brackets.
 *
 * @throws Error for a list within another value with several types, which the store would not tell apart
 */
function getItems(types: readonly SchemaType[], path: string): [path: string, type: SchemaType][] {
  if (types.length > 1 && /[.[]/.test(path))
    throw new Error(`Only a list of a document may have several types: “${path}”.`)
  return types.map((item) => [`${path}[${types.length > 1 ? item.name : ''}]`, item])
}

function getFields(type: SchemaType, path: string): [path: string, type: SchemaType][] {
  if (type.jsonType === 'array') return getItems(type.of, path)
  if (type.jsonType !== 'object') return []
  return type.fields.map(({ name, type: field }) => [path === '' ? name : `${path}.${name}`, field])
}

/**
 * Reads the constraints of a type's fields from the schema's own rules, so that the content store can check the same.
 *
 * @param type as the Studio compiles it
 * @param isWritten whether its texts are those of editors; the wording rules contain the phrases themselves
 * @throws Error for a rule that the store would not check
 */
export function getFieldConstraints(
  type: SchemaType,
  path = '',
  isWritten = type.name !== 'wordingRules',
): FieldConstraints {
  const constraint = getOwnConstraint(type, path, isWritten)
  const constraints: Record<string, FieldConstraint> = {}
  if (Object.values(constraint).some((value) => value !== undefined)) constraints[path] = constraint
  const isWrittenWithin = isWritten && !BUILT_IN_TYPES.has(type.name) && path !== ACCEPTED_WORDING
  for (const [innerPath, field] of getFields(type, path)) {
    Object.assign(constraints, getFieldConstraints(field, innerPath, isWrittenWithin))
  }
  return constraints
}
