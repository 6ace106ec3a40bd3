import { stegaClean } from '@sanity/client/stega'
import { toCommonCharacters } from '#lib/content/format.ts'

/** Signs that no font has and that have no decomposition, and how they are written without them. */
const SIGNS: Readonly<Record<string, string>> = { '‰': '/1000', '‡': '†', ʻ: '‘' }

/** Writes a sign that no font has by those it consists of: ⅓ as 1⁄3, № as No, ế as e. Empty if fonts lack these too. */
function toKnownSigns(sign: string, characters: ReadonlySet<string>): string {
  const isKnown = (text: string) => Array.from(text).every((character) => characters.has(character))
  const letter = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return [sign, SIGNS[sign] ?? '', sign.normalize('NFKC'), letter].find((text) => text !== '' && isKnown(text)) ?? ''
}

/**
 * Removes characters that no font has, since satori would request them from a foreign server, and stega marks.
 *
 * @param characters renderable ones
 * @param limit maximum length; a longer text ends with an ellipsis after a whole word
 */
export function toRenderableText(text: string, characters: ReadonlySet<string>, limit: number): string {
  const renderable = toCommonCharacters(stegaClean(text))
    .normalize('NFC')
    .replaceAll(/\p{Emoji_Modifier}/gu, '')
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    // "2⅓" must not become "21⁄3".
    .replaceAll(/(?<=\d)(?=[\u2150-\u215E])/g, ' ')
    .replaceAll(/./gu, (sign) => toKnownSigns(sign, characters))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  if (renderable.length <= limit) return renderable
  const truncated = renderable.slice(0, limit)
  const wordEnd = truncated.lastIndexOf(' ')
  return `${(wordEnd > limit / 2 ? truncated.slice(0, wordEnd) : truncated).replace(/[\s,;:–—\uD800-\uDBFF-]+$/, '')}…`
}

/** Keeps a short last word with the one before it, so that it is not alone on the last line. */
export const joinLastWords = (headline: string) => headline.replace(/ (?=\S{1,6}$)/, '\u00A0')

/** Sizes of the headline, preferred first. */
const SIZES_PX = [84, 76, 68, 60, 54, 48, 42, 36] as const
const MIN_SIZE_PX = 30

/** Returns the width of a letter in ems, rounded up so that lines do not overflow. */
function getLetterWidth(letter: string): number {
  if (/\p{Extended_Pictographic}/u.test(letter)) return 1.3
  return /[MWmw—]/.test(letter) ? 1 : /\p{Lu}/u.test(letter) ? 0.76 : 0.58
}
const SPACE_WIDTH_EM = 0.26

/** Counts the lines, or Infinity when a word is wider than a line. */
function countLines(words: readonly number[], width: number): number {
  let lines = 1
  let lineWidth = 0
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY
    const joined = lineWidth === 0 ? word : lineWidth + SPACE_WIDTH_EM + word
    if (joined <= width) lineWidth = joined
    else {
      lines += 1
      lineWidth = word
    }
  }
  return lines
}

/** Finds the largest size in pixels at which a headline fits a space in pixels, with the leading in ems. */
export function fitHeadline(text: string, space: { width: number; height: number }, leading: number): number {
  const words = text
    .split(' ')
    .map((word) => Array.from(word).reduce((width, letter) => width + getLetterWidth(letter), 0))
  return SIZES_PX.find((size) => countLines(words, space.width / size) * leading * size <= space.height) ?? MIN_SIZE_PX
}
