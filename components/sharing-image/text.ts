import { stegaClean } from '@sanity/client/stega'

/**
 * Removes characters that no font has, since satori would request them from a foreign server, and stega marks.
 *
 * @param characters renderable ones
 * @param limit maximum length; a longer text ends with an ellipsis after a whole word
 */
export function toRenderableText(text: string, characters: ReadonlySet<string>, limit: number): string {
  const drawable = stegaClean(text)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gu, (character) => (characters.has(character) ? character : ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  if (drawable.length <= limit) return drawable
  const kept = drawable.slice(0, limit)
  const wordEnd = kept.lastIndexOf(' ')
  return `${(wordEnd > limit / 2 ? kept.slice(0, wordEnd) : kept).replace(/[\s,;:–—-]+$/, '')}…`
}

/** Sizes of the headline in pixels, preferred first. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36, 30] as const
const MIN_SIZE = 30

/** Widths of letters in ems, rounded up so that lines do not overflow. */
const letterWidth = (letter: string) => (/[MWmw—]/.test(letter) ? 1 : /\p{Lu}/u.test(letter) ? 0.76 : 0.58)
const SPACE_WIDTH = 0.26

/** Counts the lines, or Infinity when a word is wider than a line. */
function countLines(words: readonly number[], width: number): number {
  let lines = 1
  let filled = 0
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY
    const joined = filled === 0 ? word : filled + SPACE_WIDTH + word
    if (joined <= width) filled = joined
    else {
      lines += 1
      filled = word
    }
  }
  return lines
}

/**
 * Finds the largest size at which a headline fits, or the smallest size.
 *
 * @param room in pixels
 * @param leading line height in ems
 */
export function fitHeadline(text: string, room: { width: number; height: number }, leading: number): number {
  const words = text
    .split(' ')
    .map((word) => Array.from(word).reduce((width, letter) => width + letterWidth(letter), 0))
  return SIZES.find((size) => countLines(words, room.width / size) * leading * size <= room.height) ?? MIN_SIZE
}
