/** A text as phrases are looked for in it. */
interface FoldedText {
  text: string
  /** For each character of `text`, where it stands in the original; one more for the end. */
  places: readonly number[]
}

/** One character without case, accent and typography; nothing for marks and signs that are not seen. */
function foldCharacter(character: string): string {
  return character
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[\s"“”„«»]/g, ' ')
    .toLowerCase()
}

/**
 * Takes away what makes one phrase look like two: case, accents, kinds of dashes, apostrophes and blanks, soft hyphens.
 * Quotation marks count as blanks, so that quoting a claim does not hide it.
 */
function normalizeText(original: string): FoldedText {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    text += folded
    for (let index = 0; index < folded.length; index++) places.push(place)
    place += character.length
  }
  return { text, places: [...places, original.length] }
}

/** What makes up words: between two of them a phrase neither begins nor ends. */
const WORD = String.raw`[\p{L}\p{N}]`

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A hyphen may be written, left out or be a blank: “pre-approved” is “preapproved” and “pre approved” too. */
const toSeparatorPattern = (separator: string) => (separator.includes('-') ? '[ -]*' : '[ -]+')

/**
 * An expression that finds a phrase in a folded text, as whole words. A `*` at its end stands for any ending.
 *
 * @param phrase as a person wrote it
 * @returns undefined for a phrase without a word, which would be found everywhere
 */
function createPhrasePattern(phrase: string): RegExp | undefined {
  const folded = normalizeText(phrase).text.trim()
  const stem = folded.replace(/\*+$/, '').trim()
  if (!/[\p{L}\p{N}]/u.test(stem)) return undefined
  const words = stem
    .split(/([ -]+)/)
    .map((part, index) => (index % 2 === 0 ? escapePattern(part) : toSeparatorPattern(part)))
    .join('')
  const ending = folded.endsWith('*') ? `${WORD}*` : ''
  return new RegExp(`(?<!${WORD})${words}${ending}(?!${WORD})`, 'gu')
}

/** True for a text that can be looked for: one with a word in it. */
export const isPhrase = (text: string) => createPhrasePattern(text) !== undefined

/** A claim the product may not make, as legal writes it down. */
export interface WordingRule {
  /** Words or phrases that make the claim; a `*` at the end stands for any ending. */
  phrases: readonly string[]
  /** Where the same words are no such claim, such as “not guaranteed”. */
  exceptions?: readonly string[]
  /** When given, the claim is one only where the same text has one of these too. */
  onlyWith?: readonly string[]
}

interface Claim<Rule extends WordingRule = WordingRule> {
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

const compilePatterns = (phrases: readonly string[] = []) =>
  phrases.map(createPhrasePattern).filter((pattern) => pattern !== undefined)

export function compileRule<Rule extends WordingRule>(rule: Rule): CompiledRule<Rule> {
  const { phrases, exceptions, onlyWith } = rule
  return {
    rule,
    phrases: compilePatterns(phrases),
    exceptions: compilePatterns(exceptions),
    onlyWith: compilePatterns(onlyWith),
  }
}

function findPlaces(text: string, expressions: readonly RegExp[]): [start: number, end: number][] {
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
    const inForce = onlyWith.length === 0 || folded.some(({ text }) => findPlaces(text, onlyWith).length > 0)
    if (!inForce) return []
    return folded.flatMap(({ text, places }, paragraph) => {
      const excepted = findPlaces(text, exceptions)
      const found = findPlaces(text, phrases)
        .filter((place) => !excepted.some((exception) => isWithin(place, exception)))
        .map(([start, end]) => paragraphs[paragraph]?.slice(places[start], places[end]).trim() ?? '')
      return [...new Set(found)].map((phrase) => ({ rule, phrase, paragraph }))
    })
  })
}
