import type { TypeNode } from 'groq-js'
import { getNamedType } from '#lib/content/completeness.ts'
import type { FieldConstraint, FieldConstraints } from '#lib/content/constraint.ts'
import { constraintsByType } from '#lib/content/sanity.constraints.ts'

/** What the store or the Studio adds by itself. */
const isStores = (name: string) => name.startsWith('_')

/** A text of each pattern that a place asks for. */
const FORMED = ['words', '#1F3F66']

/** Words that may stand in a place. */
function wordsFor({ link, day, email, maxLength, pattern, httpsOnly }: FieldConstraint): string {
  if (link !== undefined) return '/'
  if (httpsOnly) return 'https://example.com/'
  if (pattern) return FORMED.find((text) => new RegExp(pattern.source, pattern.flags).test(text)) ?? ''
  if (email) return 'words@example.com'
  return day ? '2025-01-01' : 'words'.slice(0, maxLength)
}

/** Weak, so that nothing has to be there. */
const WEAK = { _type: 'reference', _weak: true }

/** Name of the first type of a list with several; empty for a list with one. */
function getMemberName(type: TypeNode): string {
  const [first, second] = type.type === 'union' ? type.of : []
  const name = second && first?.type === 'object' ? first.attributes['_type']?.value : undefined
  return name?.type === 'string' ? (name.value ?? '') : ''
}

/** The shortest value of a type that has everything its schema requires. */
function shortest(type: TypeNode, constraints: FieldConstraints, path = ''): unknown {
  switch (type.type) {
    case 'string':
      return type.value ?? wordsFor(constraints[path] ?? {})
    case 'number':
      return type.value ?? constraints[path]?.range?.min ?? 1
    case 'boolean':
      return type.value ?? false
    case 'array': {
      const { items, itemChoices, notBlank, uniqueBy } = constraints[path] ?? {}
      // A text of blocks that must not be blank.
      const spans = notBlank && { children: [{ _type: 'span', text: 'words' }] }
      return Array.from({ length: items?.min ?? 0 }, (_, index) => {
        const item = itemChoices?.[0] ?? shortest(type.of, constraints, `${path}[${getMemberName(type.of)}]`)
        const own = uniqueBy && { [uniqueBy.name]: constraints[`${path}[].${uniqueBy.name}`]?.choices?.[index] }
        return spans || own ? Object.assign({}, item, spans, own) : item
      })
    }
    case 'inline':
      return shortest(getNamedType(type.name), constraints, path)
    case 'union':
      return type.of[0] && shortest(type.of[0], constraints, path)
    case 'object': {
      if ('_ref' in type.attributes) return { ...WEAK, _ref: 'nothing' }
      const needed = Object.entries(type.attributes).filter(([name, { optional }]) => !optional && !isStores(name))
      const base = type.rest ? shortest(type.rest, constraints, path) : {}
      const parts = needed.map(([name, { value }]) => [
        name,
        shortest(value, constraints, path === '' ? name : `${path}.${name}`),
      ])
      const picture = constraints[path]?.assetRequired && { asset: { ...WEAK, _ref: 'image-a-1x1-svg' }, alt: 'words' }
      return Object.assign({}, base, Object.fromEntries(parts), picture)
    }
    case 'null':
    case 'unknown':
      return null
  }
}

/**
 * A document that may be published.
 *
 * @param fields in place of those it would have
 */
export const wholeDocument = <Fields extends { _id: string; _type: string }>(fields: Fields): Fields =>
  Object.assign({}, shortest(getNamedType(fields._type), constraintsByType[fields._type] ?? {}), fields)
