import type { SchemaType } from '@sanity/types'
import { z } from 'zod'
import type { FieldConstraint, FieldConstraints } from '#lib/content/constraint.ts'
import { validateSlug, validateLink, validatePageLink } from './fields/links.ts'
import { validateAnchors, notInFuture } from './fields/policyText.ts'
import { getTokens } from './fields/text.ts'
import { validateTitleLength } from './objects/seo.ts'
import { rejectBlockedClaims } from './wording/guard.ts'

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

type Constraints = ReturnType<typeof getConstraints>

/** Returns the limits of rules by flag, such as the maximum length. */
const getNumbers = (constraints: Constraints, ...flags: string[]) =>
  constraints
    .filter(({ flag }) => flags.includes(flag))
    .map(({ constraint }) => constraint)
    .filter((limit) => typeof limit === 'number')

const regexConstraint = z.object({ pattern: z.instanceof(RegExp), name: z.string(), invert: z.literal(false) })
const httpsConstraint = z.object({
  options: z.object({
    scheme: z.tuple([z.instanceof(RegExp).refine(({ source }) => source === '^https$')]),
    allowRelative: z.literal(false),
    allowCredentials: z.literal(false),
  }),
})

/** Returns the constraints of a text, besides its tokens and wording. */
function getTextConstraint(constraints: Constraints): FieldConstraint {
  const maxLengths = getNumbers(constraints, 'max')
  const regexes = constraints
    .filter(({ flag }) => flag === 'regex')
    .map(({ constraint }) => regexConstraint.parse(constraint))
  const [regex] = regexes
  const httpsRules = constraints
    .filter(({ flag }) => flag === 'uri')
    .map(({ constraint }) => httpsConstraint.parse(constraint))
  return {
    ...(constraints.some(({ flag, constraint }) => flag === 'presence' && constraint === 'required') && {
      required: true as const,
    }),
    ...(maxLengths.length > 0 && { maxLength: Math.min(...maxLengths) }),
    ...(regex && { pattern: { source: regex.pattern.source, flags: regex.pattern.flags, name: regex.name } }),
    ...(httpsRules.length > 0 && { httpsOnly: true as const }),
  }
}

/** Returns the limits of a list's number of items. */
function getItemLimits(constraints: Constraints): FieldConstraint {
  const minimums = getNumbers(constraints, 'min', 'length')
  const maximums = getNumbers(constraints, 'max', 'length')
  if (minimums.length === 0 && maximums.length === 0) return {}
  return {
    items: {
      ...(minimums.length > 0 && { min: Math.max(...minimums) }),
      ...(maximums.length > 0 && { max: Math.min(...maximums) }),
    },
  }
}

/** Returns the constraints of a list: number of items and choices. */
function getListConstraint(constraints: Constraints): FieldConstraint {
  const choice = constraints.find(({ flag }) => flag === 'valid')
  return {
    ...getItemLimits(constraints),
    ...(choice && { choices: z.array(z.string()).parse(choice.constraint) }),
  }
}

function getOwnConstraint(type: SchemaType): FieldConstraint {
  const constraints = getConstraints(type)
  const has = (validator: unknown) => constraints.some(({ constraint }) => constraint === validator)
  const tokens = constraints.map(({ constraint }) => getTokens(constraint)).find((allowed) => allowed !== undefined)
  return {
    ...(type.jsonType === 'string' && getTextConstraint(constraints)),
    ...(type.jsonType === 'array' && getListConstraint(constraints)),
    ...(has(rejectBlockedClaims) && { checksWording: true as const }),
    ...(tokens && { tokens }),
    ...(has(validateLink) && { link: 'any' as const }),
    ...(has(validatePageLink) && { link: 'page' as const }),
    ...(has(validateTitleLength) && { isSearchTitle: true as const }),
    ...(has(validateAnchors) && { uniqueAnchors: true as const }),
    ...(type.name === 'accessibleImage' && { picture: true as const }),
    ...(has(notInFuture) && { inPast: true as const }),
    ...(type.name === 'slug' && { unique: true as const }),
    ...(has(validateSlug) && { partnerSlug: true as const }),
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
 */
export function getFieldConstraints(type: SchemaType, path = ''): FieldConstraints {
  const constraint = getOwnConstraint(type)
  const own = Object.keys(constraint).length > 0 ? { [path]: constraint } : {}
  return Object.assign(own, ...getFields(type, path).map(([innerPath, field]) => getFieldConstraints(field, innerPath)))
}
