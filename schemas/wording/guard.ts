import { defineArrayMember, defineField, type SanityClient, type ValidationContext, type ValidationError } from 'sanity'
import { parseRules, type Severity } from '#lib/wording/rules.ts'
import { findViolations } from '#lib/wording/findViolations.ts'
import { createShortCache } from '../store/shortlyKept.ts'

const rulesQuery = `*[_id == "wordingRules"][0].rules[]{phrases, exceptions, onlyWith, explanation, reach, severity, approved, _key, language}`

/** Reads the wording rules in the client's perspective. */
export const fetchRules = (client: SanityClient) => client.fetch<unknown>(rulesQuery).then(parseRules)

/** The published rules. An unreachable store means no rules, because it is not an error in the text. */
const rulesInForce = createShortCache((client) => fetchRules(client).catch(() => []))

/** A validator that reports the phrases that rules of one severity forbid. */
function wordingGuard(severity: Severity) {
  return async (value: unknown, context: ValidationContext): Promise<true | ValidationError[]> => {
    if (value === undefined) return true
    const found = findViolations(value, context.document, await rulesInForce(context), severity)
    if (found.length === 0) return true
    return found.map(({ message, block }) => ({ message, path: block === undefined ? [] : [{ _key: block }] }))
  }
}

const doubtfulWords = wordingGuard('warn')

/** Rejects words that must never be published. */
export const refusedWords = wordingGuard('block')

/** The store writes it with each publish. */
const acceptedWording = defineField({
  name: 'acceptedWording',
  title: 'Published despite a warning',
  description: 'Words that the wording rules warn of. The person who published this version chose “Publish anyway”.',
  type: 'array',
  of: [defineArrayMember({ type: 'string' })],
  options: { layout: 'tags' },
  readOnly: true,
  hidden: ({ value }) => value === undefined,
})

/** A type or a field; its properties depend on its kind. */
type Definition = object

const getProperty = (definition: Definition, name: string): unknown => Reflect.get(definition, name)

const isDefinition = (value: unknown): value is Definition => typeof value === 'object' && value !== null

const definitionsIn = (definition: Definition, name: string): Definition[] => {
  const list = getProperty(definition, name)
  return Array.isArray(list) ? list.filter(isDefinition) : []
}

/** The part of Sanity's rules that every kind of field has. */
interface AnyRule {
  custom(validator: typeof refusedWords): { warning(): unknown; error(): unknown }
}

function combineValidations(validations: readonly unknown[]): (rule: AnyRule) => unknown[] {
  return (rule) =>
    validations.flatMap((validation): unknown[] => {
      const rules: unknown = typeof validation === 'function' ? validation(rule) : validation
      return Array.isArray(rules) ? rules : [rules]
    })
}

const guard = (rule: AnyRule) => [rule.custom(doubtfulWords).warning(), rule.custom(refusedWords).error()]

const isPortableText = (definition: Definition) =>
  definitionsIn(definition, 'of').some((member) => getProperty(member, 'type') === 'block')

/** Whether editors write the text; values from a list of choices belong to the code. */
function isText(definition: Definition): boolean {
  const options = getProperty(definition, 'options')
  const isChoice = isDefinition(options) && getProperty(options, 'list') !== undefined
  return ['string', 'text'].includes(String(getProperty(definition, 'type'))) && !isChoice
}

/**
 * Adds the guard to every text in a definition, at any depth.
 *
 * @param types by name. A field with rules of its own would lose those of its type, so they are added again
 */
function guardType<Type extends Definition>(definition: Type, types: ReadonlyMap<unknown, Definition>): Type {
  const within = (name: string) => {
    const inner = definitionsIn(definition, name)
    return inner.length === 0 ? {} : { [name]: inner.map((each) => guardType(each, types)) }
  }
  const own = getProperty(definition, 'validation')
  const overridden = own === undefined ? undefined : types.get(getProperty(definition, 'type'))
  const hasText = isText(definition) || isPortableText(definition) || (overridden && isPortableText(overridden))
  const added = [overridden && getProperty(overridden, 'validation'), hasText && guard].filter(Boolean)
  return {
    ...definition,
    ...within('fields'),
    ...(isPortableText(definition) ? {} : within('of')),
    ...(added.length === 0 ? {} : { validation: combineValidations([own, ...added].filter(Boolean)) }),
  }
}

/** Adds the field to a document type. It is added after the guard, which would find the words there again. */
function withAcceptedWording<Type extends Definition>(definition: Type): Type {
  if (getProperty(definition, 'type') !== 'document') return definition
  return { ...definition, fields: [...definitionsIn(definition, 'fields'), acceptedWording] }
}

/** Adds the wording guard to every text of every type, except the rules, which name what they forbid. */
export function withWordingGuard<Type extends { name: string }>(definitions: readonly Type[]): Type[] {
  const types = new Map<unknown, Definition>(definitions.map((definition) => [definition.name, definition]))
  return definitions.map((definition) =>
    definition.name === 'wordingRules' ? definition : withAcceptedWording(guardType(definition, types)),
  )
}
