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

/** Message for a phrase without a word; undefined for any other. */
export const findPhraseProblem = (text: string): string | undefined =>
  createPhrasePattern(text) === undefined ? 'Write at least one word.' : undefined

/** Creates the expressions of phrases; those without a word are left out. */
export const compilePhrases = (phrases: readonly string[]): RegExp[] =>
  phrases.map(createPhrasePattern).filter((pattern) => pattern !== undefined)
