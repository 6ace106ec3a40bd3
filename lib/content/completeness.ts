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

/**
 * What a document lacks of the fields its schema requires, as paths. Nothing for a type the schemas do not know.
 */
export const missingRequired = (document: { _type: string }): string[] =>
  conformToType(document, getNamedType(document._type)).lacking

/** What an answer lacks of what its query's type promises, as paths. */
export const missingFields = (query: string, answer: unknown): string[] =>
  conformToType(answer, answerType(query)).lacking

/**
 * An answer with nothing missing that its type promises, so that what reads it cannot fail half-way.
 *
 * @param earlier the last whole answer, whose parts stand in for missing ones
 * @throws Error naming the fields when nothing can stand in for them
 */
export function withFallback<Answer>(query: string, answer: Answer, earlier?: Answer): Answer
export function withFallback(query: string, answer: unknown, earlier?: unknown): unknown {
  const { value, lacking } = conformToType(answer, answerType(query), '', { earlier })
  // A page that is there is not to pass for one that is not.
  if (value === undefined || (value === null && answer !== null)) {
    throw new Error(`Content lacks what its page cannot do without: ${lacking.join(', ')}`)
  }
  return value
}

/** A draft with something empty wherever it is not written yet, so that the rest of its page shows. */
export function withDraftDefaults<Answer>(query: string, answer: Answer): Answer
export function withDraftDefaults(query: string, answer: unknown): unknown {
  return conformToType(answer, answerType(query), '', { draft: true }).value ?? answer
}
