/** Removes case, accent and typography of a character; invisible characters become empty. */
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
 * Normalizes case, accents, dashes, apostrophes, blanks and soft hyphens. Quotation marks become blanks, so that quoting
 * a claim does not hide it.
 *
 * @returns the text, and the offset in the original of each of its characters and of its end
 */
function normalizeText(original: string) {
  let text = ''
  const offsets: number[] = []
  let offset = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    text += folded
    for (let index = 0; index < folded.length; index++) offsets.push(offset)
    offset += character.length
  }
  return { text, offsets: [...offsets, original.length] }
}

/** Word characters: a phrase never begins or ends between two of them. */
const WORD = String.raw`[\p{L}\p{N}]`

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Hyphens are optional: “pre-approved” also matches “preapproved” and “pre approved”. */
const toSeparatorPattern = (separator: string) => (separator.includes('-') ? '[ -]*' : '[ -]+')

/**
 * Creates an expression that finds a phrase in normalized text, as whole words. A trailing `*` matches any ending.
 *
 * @returns undefined for a phrase without a word, which would match everywhere
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

/** Returns whether a phrase contains a word. */
export const isPhrase = (text: string) => createPhrasePattern(text) !== undefined

/** A claim that legal staff restrict. */
export interface WordingRule {
  /** Words or phrases that make the claim; a trailing `*` matches any ending. */
  phrases: readonly string[]
  /** Phrases in which the words make no claim, such as “not guaranteed”. */
  exceptions?: readonly string[]
  /** If set, the claim counts only when the same text has one of these too. */
  onlyWith?: readonly string[]
}

export type CompiledRule<Rule extends WordingRule = WordingRule> = ReturnType<typeof compileRule<Rule>>

const compilePatterns = (phrases: readonly string[] = []) =>
  phrases.map(createPhrasePattern).filter((pattern) => pattern !== undefined)

export function compileRule<Rule extends WordingRule>(rule: Rule) {
  const { phrases, exceptions, onlyWith } = rule
  return {
    rule,
    phrases: compilePatterns(phrases),
    exceptions: compilePatterns(exceptions),
    onlyWith: compilePatterns(onlyWith),
  }
}

function findRanges(text: string, expressions: readonly RegExp[]): [start: number, end: number][] {
  return expressions.flatMap((expression) =>
    [...text.matchAll(expression)].map(({ index, 0: found }): [number, number] => [index, index + found.length]),
  )
}

const isWithin = ([start, end]: [number, number], [from, to]: [number, number]) => from <= start && end <= to

/**
 * Finds the claims that a text makes, each phrase of a rule once per paragraph.
 *
 * @param paragraphs of one text; a phrase is within one paragraph, the words of `onlyWith` may be in any
 */
export function findClaims<Rule extends WordingRule>(
  paragraphs: readonly string[],
  rules: readonly CompiledRule<Rule>[],
) {
  const folded = paragraphs.map(normalizeText)
  return rules.flatMap(({ rule, phrases, exceptions, onlyWith }) => {
    const applies = onlyWith.length === 0 || folded.some(({ text }) => findRanges(text, onlyWith).length > 0)
    if (!applies) return []
    return folded.flatMap(({ text, offsets }, paragraph) => {
      const excepted = findRanges(text, exceptions)
      const found = findRanges(text, phrases)
        .filter((range) => !excepted.some((exception) => isWithin(range, exception)))
        .map(([start, end]) => paragraphs[paragraph]?.slice(offsets[start], offsets[end]).trim() ?? '')
      return [...new Set(found)].map((phrase) => ({ rule, phrase, paragraph }))
    })
  })
}
