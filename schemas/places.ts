import type { SchemaType } from '@sanity/types'
import { z } from 'zod'
import type { Place, Places } from '#lib/content/places.ts'
import { distinctAnchors } from './fields/anchors.ts'
import { notToCome } from './fields/day.ts'
import { knownLink, knownPage } from './fields/link.ts'
import { fitForLinks } from './fields/linkValue.ts'
import { tokensOf } from './fields/tokens.ts'
import { fitsWithPrefix } from './objects/seo.ts'
import { refusedWords } from './wording/guard.ts'

/** What is read of a compiled rule. */
interface CompiledRule {
  _level?: unknown
  _rules: readonly { flag: string; constraint?: unknown }[]
}

const isRule = (value: unknown): value is CompiledRule =>
  typeof value === 'object' && value !== null && '_rules' in value && Array.isArray(value._rules)

/** The parts of the rules that keep a document from being published. */
function constraintsOf({ validation }: SchemaType) {
  const rules: unknown[] = [validation].flat(2)
  return rules
    .filter(isRule)
    .filter(({ _level }) => _level === undefined || _level === 'error')
    .flatMap(({ _rules }) => _rules)
}

type Constraints = ReturnType<typeof constraintsOf>

/** The numbers that rules of some kinds name, such as the most characters. */
const numbersOf = (constraints: Constraints, ...flags: string[]) =>
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

/** What is asked of a text beside its tokens and words. */
function textPlace(constraints: Constraints): Place {
  const longest = numbersOf(constraints, 'max')
  const forms = constraints
    .filter(({ flag }) => flag === 'regex')
    .map(({ constraint }) => regexConstraint.parse(constraint))
  const [form] = forms
  const safe = constraints
    .filter(({ flag }) => flag === 'uri')
    .map(({ constraint }) => httpsConstraint.parse(constraint))
  return {
    ...(constraints.some(({ flag, constraint }) => flag === 'presence' && constraint === 'required') && {
      filled: true as const,
    }),
    ...(longest.length > 0 && { longest: Math.min(...longest) }),
    ...(form && { form: { source: form.pattern.source, flags: form.pattern.flags, name: form.name } }),
    ...(safe.length > 0 && { safe: true as const }),
  }
}

/** How many items a list has. */
function itemsOf(constraints: Constraints): Place {
  const least = numbersOf(constraints, 'min', 'length')
  const most = numbersOf(constraints, 'max', 'length')
  if (least.length === 0 && most.length === 0) return {}
  return {
    items: {
      ...(least.length > 0 && { least: Math.max(...least) }),
      ...(most.length > 0 && { most: Math.min(...most) }),
    },
  }
}

/** What is asked of a list: how many items it has, and what they may be where there is a choice. */
function listPlace(constraints: Constraints): Place {
  const choice = constraints.find(({ flag }) => flag === 'valid')
  return {
    ...itemsOf(constraints),
    ...(choice && { choices: z.array(z.string()).parse(choice.constraint) }),
  }
}

function placeOf(type: SchemaType): Place {
  const constraints = constraintsOf(type)
  const has = (validator: unknown) => constraints.some(({ constraint }) => constraint === validator)
  const tokens = constraints.map(({ constraint }) => tokensOf(constraint)).find((known) => known !== undefined)
  return {
    ...(type.jsonType === 'string' && textPlace(constraints)),
    ...(type.jsonType === 'array' && listPlace(constraints)),
    ...(has(refusedWords) && { worded: true as const }),
    ...(tokens && { tokens }),
    ...(has(knownLink) && { link: 'any' as const }),
    ...(has(knownPage) && { link: 'page' as const }),
    ...(has(fitsWithPrefix) && { titled: true as const }),
    ...(has(distinctAnchors) && { anchored: true as const }),
    ...(type.name === 'accessibleImage' && { picture: true as const }),
    ...(has(notToCome) && { happened: true as const }),
    ...(type.name === 'slug' && { unique: true as const }),
    ...(has(fitForLinks) && { linkValue: true as const }),
  }
}

function partsOf(type: SchemaType, path: string): [path: string, type: SchemaType][] {
  if (type.jsonType === 'array') return type.of.map((item) => [`${path}[]`, item])
  if (type.jsonType !== 'object') return []
  return type.fields.map(({ name, type: field }) => [path === '' ? name : `${path}.${name}`, field])
}

/**
 * The places of a type of which the content store can ask what the Studio does, read from the schema's own rules so
 * that none is stated twice.
 *
 * @param type as the Studio compiles it
 */
export function placesIn(type: SchemaType, path = ''): Places {
  const place = placeOf(type)
  const own = Object.keys(place).length > 0 ? { [path]: place } : {}
  return Object.assign(own, ...partsOf(type, path).map(([at, part]) => placesIn(part, at)))
}
