/** A part of the 1-pager. */
export interface Part {
  heading: string
  paragraphs: string[]
  bullets: string[]
}

/** A heading with the space around it takes about the room of this many characters. */
const HEADING_WEIGHT = 160

/** About how much room a part takes, in characters; each text ends with half a line empty on average. */
function measureWeight({ paragraphs, bullets }: Part): number {
  return [...paragraphs, ...bullets].reduce((sum, text) => sum + text.length + 30, HEADING_WEIGHT)
}

/**
 * Splits parts into two columns of about the same height, in reading order: down the left, then down the right.
 *
 * @param closing room at the end of the right column, in characters
 */
export function splitIntoColumns(parts: readonly Part[], closing = 0): [Part[], Part[]] {
  const total = parts.reduce((sum, part) => sum + measureWeight(part), closing)
  const measureUnevenness = (count: number) =>
    Math.abs(total - 2 * parts.slice(0, count).reduce((sum, part) => sum + measureWeight(part), 0))
  const counts = parts.map((_, index) => index + 1)
  const best = counts.reduce((least, count) => (measureUnevenness(count) < measureUnevenness(least) ? count : least), 1)
  return [parts.slice(0, best), parts.slice(best)]
}
