import { LRUCache } from 'lru-cache'

/** Characters that folding does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/**
 * Everything between words: words consist of letters, marks, numbers and underscores of any script. As in Unicode's
 * words, a dot between letters or between digits ends no word.
 */
const BETWEEN_WORDS = /(?:[^\p{L}\p{M}\p{N}_.]|(?!(?<=[\p{L}\p{M}])\.\p{L}|(?<=\p{N})\.\p{N})\.)+/gu
const BETWEEN_TERMS = /(?:[^\p{L}\p{M}\p{N}_*.]|(?!(?<=[\p{L}\p{M}*])\.[\p{L}*]|(?<=[\p{N}*])\.[\p{N}*])\.)+/gu

const IS_ASCII = /^\p{ASCII}*$/u

/** Returns a text in lower case, without accents and ligatures. */
function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  // Most texts; a fifth of the time.
  if (IS_ASCII.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
}

const fold = (text: string, between: RegExp) => foldLetters(text).replace(between, ' ').trim()

/** Total length of the folded texts that are kept. */
const MAX_CACHED_LENGTH = 32 * 1024 * 1024

const foldedTexts = new LRUCache<string, string>({
  maxSize: MAX_CACHED_LENGTH,
  sizeCalculation: (folded, text) => folded.length + text.length + 1,
})

/** Folds a text to its words, in lower case and without accents, between single spaces. */
export const foldText = (text: string): string => ` ${fold(text, BETWEEN_WORDS)} `

/** Folds a text as {@link foldText}, and keeps the result for the next query. */
export function foldOnce(text: string): string {
  let folded = foldedTexts.get(text)
  if (folded === undefined) {
    folded = foldText(text)
    foldedTexts.set(text, folded)
  }
  return folded
}

/** Lists how the words that a pattern's terms find begin in a folded text. */
export const listTermStarts = (pattern: string): string[] =>
  splitTerms(pattern).map((term) => ` ${term.split('*', 1)[0] ?? ''}`)

const splitTerms = (pattern: string) => fold(pattern, BETWEEN_TERMS).split(' ').filter(Boolean)

interface Term {
  /** Returns whether a folded text has such a word. */
  isIn: (folded: string) => boolean
  isWord: (word: string) => boolean
}

/** Returns whether a word consists of parts in their order, with anything between them. */
function holdsParts(word: string, start: string, rest: readonly string[]): boolean {
  if (word === '' || !word.startsWith(start)) return false
  const end = rest.at(-1) ?? ''
  let from = start.length
  for (const part of rest.slice(0, -1)) {
    const found = word.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return word.length - end.length >= from && word.endsWith(end)
}

function compileTerm(term: string): Term {
  const [start = '', ...rest] = term.split('*')
  if (rest.length === 0) return { isIn: (folded) => folded.includes(` ${start} `), isWord: (word) => word === start }
  const isWord = (word: string) => holdsParts(word, start, rest)
  if (rest.length > 1 || rest[0] !== '') return { isIn: (folded) => folded.split(' ').some(isWord), isWord }
  return { isIn: (folded) => folded.includes(` ${start}`) && (start !== '' || folded.length > 2), isWord }
}

const compiledPatterns = new LRUCache<string, readonly Term[]>({ max: 100 })

function compilePattern(pattern: string): readonly Term[] {
  let terms = compiledPatterns.get(pattern)
  if (!terms) {
    terms = splitTerms(pattern).map(compileTerm)
    compiledPatterns.set(pattern, terms)
  }
  return terms
}

/**
 * Returns whether a text contains every word of a pattern, as GROQ's `match` does; case and accents are ignored. A `*`
 * stands for any characters of a word.
 */
export function matchesText(text: string, pattern: string): boolean {
  const terms = compilePattern(pattern)
  if (terms.length === 0) return false
  const folded = foldOnce(text)
  return terms.every((term) => term.isIn(folded))
}

/** How fast further matches lose weight: the usual parameter of BM25, where one match counts 1. */
const SATURATION = 1.2

/** Returns what repeated matches add to the score of a text: 0 for one of each word, at most {@link SATURATION}. */
export function rankRepeats(text: string, pattern: string): number {
  const words = foldOnce(text).split(' ')
  const counts = compilePattern(pattern).map(({ isWord }) => words.filter(isWord).length)
  const additions = counts.map((count) => (count > 1 ? (count * (SATURATION + 1)) / (count + SATURATION) - 1 : 0))
  return additions.reduce((sum, addition) => sum + addition, 0) / Math.max(1, additions.length)
}
