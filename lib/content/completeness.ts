import { parse, typeEvaluate, type TypeNode } from 'groq-js'
import { conformToType, getNamedType } from './conformToType.ts'
import { contentSchema } from './sanity.schema.ts'

const answerTypes = new Map<string, TypeNode>()

function answerType(query: string): TypeNode {
  const known = answerTypes.get(query)
  if (known !== undefined) return known
  const type = typeEvaluate(parse(query), contentSchema)
  answerTypes.set(query, type)
  return type
}

/** Lists the paths of required fields that a document lacks; none for an unknown type. */
export const missingRequired = (document: { _type: string }): string[] =>
  conformToType(document, getNamedType(document._type)).missing

/** Lists the paths of fields that a response lacks according to its query's type. */
export const missingFields = (query: string, answer: unknown): string[] =>
  conformToType(answer, answerType(query)).missing

/**
 * Completes a response according to its query's type.
 *
 * @param earlier the last complete response, which replaces missing parts
 * @throws Error naming the fields that cannot be replaced
 */
export function withFallback<Answer>(query: string, answer: Answer, earlier?: Answer): Answer
export function withFallback(query: string, answer: unknown, earlier?: unknown): unknown {
  const { value, missing } = conformToType(answer, answerType(query), '', { earlier })
  // An incomplete page must not be reported as missing.
  if (value === undefined || (value === null && answer !== null)) {
    throw new Error(`The content lacks required fields: ${missing.join(', ')}`)
  }
  return value
}

/** Fills missing fields of a draft with empty values, so that the rest of its page renders. */
export function withDraftDefaults<Answer>(query: string, answer: Answer): Answer
export function withDraftDefaults(query: string, answer: unknown): unknown {
  return conformToType(answer, answerType(query), '', { draft: true }).value ?? answer
}
