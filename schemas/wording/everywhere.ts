import { acceptedWording } from './acceptedWording.ts'
import { doubtfulWords, refusedWords } from './guard.ts'

/** A type or a field as it is defined; which of its parts there are depends on its kind. */
type Definition = object

const part = (definition: Definition, name: string): unknown => Reflect.get(definition, name)

const isDefinition = (value: unknown): value is Definition => typeof value === 'object' && value !== null

const definitionsIn = (definition: Definition, name: string): Definition[] => {
  const list = part(definition, name)
  return Array.isArray(list) ? list.filter(isDefinition) : []
}

/** What the guard needs of Sanity's rules, which differ by kind of field. */
interface AnyRule {
  custom(validator: typeof refusedWords): { warning(): unknown; error(): unknown }
}

/** Validation as one function that gives the rules of each of these, in order. */
function allOf(validations: readonly unknown[]): (rule: AnyRule) => unknown[] {
  return (rule) =>
    validations.flatMap((validation): unknown[] => {
      const rules: unknown = typeof validation === 'function' ? validation(rule) : validation
      return Array.isArray(rules) ? rules : [rules]
    })
}

const guard = (rule: AnyRule) => [rule.custom(doubtfulWords).warning(), rule.custom(refusedWords).error()]

/** Choices are fixed names of the code, no words. */
function isChoice(definition: Definition): boolean {
  const options = part(definition, 'options')
  return isDefinition(options) && part(options, 'list') !== undefined
}

const isPortableText = (definition: Definition) =>
  definitionsIn(definition, 'of').some((member) => part(member, 'type') === 'block')

const isText = (definition: Definition) =>
  ['string', 'text'].includes(String(part(definition, 'type'))) && !isChoice(definition)

/**
 * A definition with the guard on every text in it, however deep.
 *
 * @param types the types that fields name; a field's own rules come on top of those of its type, which Sanity would drop
 */
function guarded<Type extends Definition>(definition: Type, types: ReadonlyMap<unknown, Definition>): Type {
  const within = (name: string) => {
    const parts = definitionsIn(definition, name)
    return parts.length === 0 ? {} : { [name]: parts.map((inner) => guarded(inner, types)) }
  }
  const own = part(definition, 'validation')
  const named = types.get(part(definition, 'type'))
  const wordy = isText(definition) || isPortableText(definition)
  const inherited = named && own !== undefined ? [part(named, 'validation')].filter(Boolean) : []
  const guards = wordy || (named && isPortableText(named) && own !== undefined) ? [guard] : []
  const added = [...inherited, ...guards]
  return {
    ...definition,
    ...within('fields'),
    ...(isPortableText(definition) ? {} : within('of')),
    ...(added.length === 0 ? {} : { validation: allOf([own, ...added].filter(Boolean)) }),
  }
}

/** A document with a place for the words it was published with in spite of a warning; a guard would find them there. */
function withAcceptedWording<Type extends Definition>(definition: Type): Type {
  if (part(definition, 'type') !== 'document') return definition
  return { ...definition, fields: [...definitionsIn(definition, 'fields'), acceptedWording] }
}

/**
 * The types with the wording guard on every text and portable text of every document, so that no new field can forget
 * it. The rules themselves are left out: they name what they forbid.
 */
export function withWordingGuard<Type extends { name: string }>(definitions: readonly Type[]): Type[] {
  const types = new Map<unknown, Definition>(definitions.map((definition) => [definition.name, definition]))
  return definitions.map((definition) =>
    definition.name === 'wordingRules' ? definition : withAcceptedWording(guarded(definition, types)),
  )
}
