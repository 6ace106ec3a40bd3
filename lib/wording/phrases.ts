/** Folded characters: every text is checked again at each change, and folding is most of the work. */
const foldedCharacters = new Map<string, string>()
/** Texts use a few hundred characters, but a request may contain all of them. */
const MAX_FOLDED_CHARACTERS = 10_000

/** Removes case, accent and typography of a character; invisible characters become empty. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const folded = character
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[\s"“”„«»]/g, ' ')
    .toLowerCase()
  if (foldedCharacters.size < MAX_FOLDED_CHARACTERS) foldedCharacters.set(character, folded)
  return folded
}

/**
 * Normalizes case, accents, dashes, apostrophes, blanks and soft hyphens. Quotation marks become blanks, so that quoting
 * a claim does not hide it.
 *
 * @returns the text, and the offset in the original of each of its characters and of its end
 */
export function normalizeText(original: string) {
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

/** Finds a phrase in normalized text. */
export interface PhrasePattern {
  /** The start of the phrase. A text without it does not match, which is known much sooner than by the expression. */
  start: string
  expression: RegExp
}

/**
 * Creates a pattern that finds a phrase in normalized text, as whole words. A trailing `*` matches any ending.
 *
 * @returns undefined for a phrase without a word, which would match everywhere
 */
function compilePhrase(phrase: string): PhrasePattern | undefined {
  const folded = normalizeText(phrase).text.trim()
  const stem = folded.replace(/\*+$/, '').trim()
  if (!/[\p{L}\p{N}]/u.test(stem)) return undefined
  const parts = stem.split(/([ -]+)/)
  const words = parts.map((part, index) => (index % 2 === 0 ? escapePattern(part) : toSeparatorPattern(part))).join('')
  const ending = folded.endsWith('*') ? `${WORD}*` : ''
  return { start: parts[0] ?? '', expression: new RegExp(`(?<!${WORD})${words}${ending}(?!${WORD})`, 'gu') }
}

/** Patterns of phrases: each publish reads the rules again, and compiling took a third of checking its texts. */
const patterns = new Map<string, PhrasePattern | undefined>()
/** Rules have some hundred phrases, but a request may try any. */
const MAX_PATTERNS = 2_000

/** Returns the pattern of a phrase, compiled once. */
function getPattern(phrase: string): PhrasePattern | undefined {
  if (patterns.has(phrase)) return patterns.get(phrase)
  const pattern = compilePhrase(phrase)
  if (patterns.size >= MAX_PATTERNS) patterns.clear()
  patterns.set(phrase, pattern)
  return pattern
}

/** Message for a phrase without a word; undefined for any other. */
export const findPhraseProblem = (text: string): string | undefined =>
  compilePhrase(text) === undefined ? 'Write at least one word.' : undefined

/** Creates the patterns of phrases; those without a word are left out. */
export const compilePhrases = (phrases: readonly string[]): PhrasePattern[] =>
  phrases.map(getPattern).filter((pattern) => pattern !== undefined)
