import { toCommonCharacters } from './format.ts'

/** Signs that the fonts of the 1-pager lack, and how they are written without them. */
const SIGNS: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '→': '›',
  '←': '‹',
  '✓': '•',
  '✔': '•',
  '′': "'",
  '″': '"',
}

/** Letters without a decomposition to a basic one. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' }

/** Letters beyond Latin-1, of which the fonts have these three. */
const EXTENDED = /(?![Œœı])[\u0100-\u024F]/g

/** What the fonts of the 1-pager lack. A test compares the characters with the files. */
const UNPRINTABLE =
  /[^\s\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u2044\u20AC\u2122\u2212\u2215]/gu

/** Replaces what the fonts lack by what they have: a sign by a similar one, a letter by its basic one. */
const withPrintableSigns = (text: string): string =>
  toCommonCharacters(text)
    .replaceAll(new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'g'), (sign) => SIGNS[sign] ?? sign)
    .normalize('NFC')
    .replaceAll(EXTENDED, (letter) => STROKED[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** Converts a text to the characters of the 1-pager's fonts. The form has refused those that are removed. */
export const toPrintableText = (text: string): string => withPrintableSigns(text).replaceAll(UNPRINTABLE, '')

/** Finds the problem of a text that the 1-pager cannot print; undefined if it can. */
export function findPrintProblem(text: string): string | undefined {
  const signs = [...new Set(withPrintableSigns(text).match(UNPRINTABLE))].slice(0, 5)
  if (signs.length === 0) return undefined
  return `The PDF has no ${signs.map((sign) => `“${sign}”`).join(', ')}. Write it in words, or leave it out.`
}
