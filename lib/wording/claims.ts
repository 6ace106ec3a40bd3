import { normalizeText } from './normalizeText.ts'
import { phrasePattern } from './phrase.ts'

/** A claim the product may not make, as legal writes it down. */
export interface WordingRule {
  /** Words or phrases that make the claim; a `*` at the end stands for any ending. */
  phrases: readonly string[]
  /** Where the same words are no such claim, such as “not guaranteed”. */
  exceptions?: readonly string[]
  /** When given, the claim is one only where the same text has one of these too. */
  onlyWith?: readonly string[]
}

/** A claim that was found. */
export interface Claim<Rule extends WordingRule = WordingRule> {
  rule: Rule
  /** The words as they stand in the text. */
  phrase: string
  /** The paragraph, counted from 0. */
  paragraph: number
}

/** A rule ready to be applied to many texts. */
export interface CompiledRule<Rule extends WordingRule = WordingRule> {
  rule: Rule
  phrases: RegExp[]
  exceptions: RegExp[]
  onlyWith: RegExp[]
}

const patterns = (phrases: readonly string[] = []) =>
  phrases.map(phrasePattern).filter((pattern) => pattern !== undefined)

/** Makes a rule ready to be applied. */
export function compileRule<Rule extends WordingRule>(rule: Rule): CompiledRule<Rule> {
  const { phrases, exceptions, onlyWith } = rule
  return { rule, phrases: patterns(phrases), exceptions: patterns(exceptions), onlyWith: patterns(onlyWith) }
}

/** Where expressions are found, as start and end. */
function placesOf(text: string, expressions: readonly RegExp[]): [start: number, end: number][] {
  return expressions.flatMap((expression) =>
    [...text.matchAll(expression)].map(({ index, 0: found }): [number, number] => [index, index + found.length]),
  )
}

const isWithin = ([start, end]: [number, number], [from, to]: [number, number]) => from <= start && end <= to

/**
 * Finds the claims that a text makes, each phrase of a rule once per paragraph.
 *
 * @param paragraphs of one text; a phrase does not reach over the end of one, the words of `onlyWith` may be in any
 */
export function findClaims<Rule extends WordingRule>(
  paragraphs: readonly string[],
  rules: readonly CompiledRule<Rule>[],
): Claim<Rule>[] {
  const folded = paragraphs.map(normalizeText)
  return rules.flatMap(({ rule, phrases, exceptions, onlyWith }) => {
    const inForce = onlyWith.length === 0 || folded.some(({ text }) => placesOf(text, onlyWith).length > 0)
    if (!inForce) return []
    return folded.flatMap(({ text, places }, paragraph) => {
      const excepted = placesOf(text, exceptions)
      const found = placesOf(text, phrases)
        .filter((place) => !excepted.some((exception) => isWithin(place, exception)))
        .map(([start, end]) => paragraphs[paragraph]?.slice(places[start], places[end]).trim() ?? '')
      return [...new Set(found)].map((phrase) => ({ rule, phrase, paragraph }))
    })
  })
}
