/**
 * Splits parts into two columns of about equal height, in reading order: first the left column, then the right one.
 *
 * @param heights height of each part
 * @param closing height of what follows at the end of the right column
 * @returns number of parts in the left column, at least 1, and the height of the higher column
 */
export function balanceColumns(heights: readonly number[], closing: number): { split: number; height: number } {
  const add = (parts: readonly number[]) => parts.reduce((sum, height) => sum + height, 0)
  const measure = (split: number) => Math.max(add(heights.slice(0, split)), add(heights.slice(split)) + closing)
  const counts = heights.map((_, index) => index + 1)
  const split = counts.reduce((best, count) => (measure(count) < measure(best) ? count : best), 1)
  return { split, height: measure(split) }
}
