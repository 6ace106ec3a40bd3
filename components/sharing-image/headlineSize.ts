/** Sizes of the headline, in pixels of the picture, from the one that looks best. */
const SIZES = [84, 76, 68, 60, 54, 48, 42] as const
const SMALLEST = 42

/** Width of an average letter of the heading typeface, in ems; a little generous, so that lines do not run over. */
const LETTER = 0.53
const SPACE = 0.26

/** How many lines the words take, or Infinity when one of them is wider than a line. */
function linesOf(words: readonly number[], width: number): number {
  let lines = 1
  let filled = 0
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY
    const joined = filled === 0 ? word : filled + SPACE + word
    if (joined <= width) filled = joined
    else {
      lines += 1
      filled = word
    }
  }
  return lines
}

/**
 * The largest size at which a headline fits its room; the smallest one when none does.
 *
 * @param room in pixels
 * @param leading line height in ems
 */
export function headlineSize(text: string, room: { width: number; height: number }, leading: number): number {
  const words = text.split(' ').map((word) => word.length * LETTER)
  return SIZES.find((size) => linesOf(words, room.width / size) * leading * size <= room.height) ?? SMALLEST
}
