import type { SanityClient, ValidationContext, ValidationError } from 'sanity'
import { parseRules, type Severity } from '#lib/wording/rules.ts'
import { findViolations } from '#lib/wording/findViolations.ts'
import { field } from '../fields/field.ts'
import { createPublishedCache } from '../fields/links.ts'

/** Selects the wording rules, as `parseRules` expects them. */
export const rulesQuery = `*[_id == "wordingRules"][0].rules[]{phrases, exceptions, onlyWith, explanation, reach, severity, approved, _key, language}`

/** Reads the wording rules in the client's perspective. */
export const fetchRules = (client: SanityClient) => client.fetch<unknown>(rulesQuery).then(parseRules)

/** Reads the published rules; none if the store is unreachable, because that is not an error in the text. */
const fetchPublishedRules = createPublishedCache((client) => fetchRules(client).catch(() => []))

/** Creates a validator that reports the phrases that match rules of one severity. */
function wordingGuard(severity: Severity) {
  return async (value: unknown, context: ValidationContext): Promise<true | ValidationError[]> => {
    if (value === undefined) return true
    const found = findViolations(value, context.document, await fetchPublishedRules(context), severity)
    if (found.length === 0) return true
    return found.map(({ message, block }) => ({ message, path: block === undefined ? [] : [{ _key: block }] }))
  }
}

const warnedWords = wordingGuard('warn')

/** Rejects words that must never be published. */
export const rejectBlockedClaims = wordingGuard('block')

/** The store writes it with each publish. */
const acceptedWording = field(
  'array',
  'acceptedWording',
  'Published despite a warning',
  'Words that the wording rules warn of. The person who published this version chose “Publish anyway”.',
  { of: [{ type: 'string' }], options: { layout: 'tags' }, readOnly: true, hidden: ({ value }) => value === undefined },
)

/** The properties of a type or a field that are read here. */
interface Definition {
  type?: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  options?: unknown
  validation?: unknown
}

/** The part of Sanity's rules that every kind of field has. */
interface AnyRule {
  custom(validator: typeof rejectBlockedClaims): { warning(): unknown; error(): unknown }
}

/** Combines validations, each of them a function, a list or a single rule. */
const combineValidations = (validations: readonly unknown[]) => (rule: AnyRule) =>
  validations.flatMap((validation): unknown => (typeof validation === 'function' ? validation(rule) : validation))

const guard = (rule: AnyRule) => [rule.custom(warnedWords).warning(), rule.custom(rejectBlockedClaims).error()]

const isPortableText = ({ of = [] }: Definition) => of.some(({ type }) => type === 'block')

/** Returns whether editors write the text; the values of a list of choices are defined in code. */
function isText({ type, options }: Definition): boolean {
  const isChoice = typeof options === 'object' && options !== null && 'list' in options
  return (type === 'string' || type === 'text') && !isChoice
}

/**
 * Adds the guard to every text in a definition, at any depth.
 *
 * @param types by name; a field's own rules override those of its type, so they are added again
 */
function guardType<Type extends Definition>(definition: Type, types: ReadonlyMap<unknown, Definition>): Type {
  const { fields, of, validation } = definition
  const guardAll = (members: readonly Definition[]) => members.map((member) => guardType(member, types))
  const baseType = validation === undefined ? undefined : types.get(definition.type)
  const hasText = isText(definition) || isPortableText(definition) || (baseType && isPortableText(baseType))
  const added = [baseType?.validation, hasText && guard].filter(Boolean)
  return {
    ...definition,
    ...(fields && { fields: guardAll(fields) }),
    ...(of && !isPortableText(definition) && { of: guardAll(of) }),
    ...(added.length > 0 && { validation: combineValidations([validation, ...added].filter(Boolean)) }),
  }
}

/** Adds the field to a document type, after the guard, which would find the accepted words there again. */
const withAcceptedWording = <Type extends Definition>(definition: Type): Type =>
  definition.type === 'document'
    ? { ...definition, fields: [...(definition.fields ?? []), acceptedWording] }
    : definition

/** Adds the wording guard to every text of every type, except the rules, which contain the phrases themselves. */
export function withWordingGuard<Type extends Definition & { name: string }>(definitions: readonly Type[]): Type[] {
  const types = new Map<unknown, Definition>(definitions.map((definition) => [definition.name, definition]))
  return definitions.map((definition) =>
    definition.name === 'wordingRules' ? definition : withAcceptedWording(guardType(definition, types)),
  )
}
