import { normalizeText } from './normalizeText.ts'

/** What makes up words: between two of them a phrase neither begins nor ends. */
const WORD = String.raw`[\p{L}\p{N}]`

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A hyphen may be written, left out or be a blank: “pre-approved” is “preapproved” and “pre approved” too. */
const between = (separator: string) => (separator.includes('-') ? '[ -]*' : '[ -]+')

/**
 * An expression that finds a phrase in a folded text, as whole words. A `*` at its end stands for any ending.
 *
 * @param phrase as a person wrote it
 * @returns undefined for a phrase without a word, which would be found everywhere
 */
export function phrasePattern(phrase: string): RegExp | undefined {
  const folded = normalizeText(phrase).text.trim()
  const stem = folded.replace(/\*+$/, '').trim()
  if (!/[\p{L}\p{N}]/u.test(stem)) return undefined
  const words = stem
    .split(/([ -]+)/)
    .map((part, index) => (index % 2 === 0 ? literal(part) : between(part)))
    .join('')
  const ending = folded.endsWith('*') ? `${WORD}*` : ''
  return new RegExp(`(?<!${WORD})${words}${ending}(?!${WORD})`, 'gu')
}

/** True for a text that can be looked for: one with a word in it. */
export const isPhrase = (text: string) => phrasePattern(text) !== undefined
