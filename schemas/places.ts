import type { SchemaType } from '@sanity/types'
import type { Place, Places } from '#lib/content/places.ts'
import { notToCome } from './fields/day.ts'
import { knownLink, knownPage } from './fields/link.ts'

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

function placeOf(type: SchemaType): Place {
  const constraints = constraintsOf(type)
  const has = (validator: unknown) => constraints.some(({ constraint }) => constraint === validator)
  const limits = type.jsonType === 'string' ? constraints.filter(({ flag }) => flag === 'max') : []
  const longest = limits.map(({ constraint }) => constraint).filter((limit) => typeof limit === 'number')
  return {
    ...(longest.length > 0 && { longest: Math.min(...longest) }),
    ...(has(knownLink) && { link: 'any' as const }),
    ...(has(knownPage) && { link: 'page' as const }),
    ...(type.name === 'accessibleImage' && { picture: true as const }),
    ...(has(notToCome) && { happened: true as const }),
    ...(type.name === 'slug' && { unique: true as const }),
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
