/** A part of the 1-pager. */
export interface Part {
  heading: string
  paragraphs: string[]
  bullets: string[]
}

/** Height of a heading with its margins, in characters of text. */
const HEADING_WEIGHT = 160

/** Estimates the height of a part in characters of text. The last line of a text is half empty on average. */
function measureWeight({ paragraphs, bullets }: Part): number {
  return [...paragraphs, ...bullets].reduce((sum, text) => sum + text.length + 30, HEADING_WEIGHT)
}

/**
 * Splits parts into two columns of about equal height, in reading order: first the left column, then the right one.
 *
 * @param closing height reserved at the end of the right column, in characters of text
 */
export function splitIntoColumns(parts: readonly Part[], closing = 0): [Part[], Part[]] {
  const total = parts.reduce((sum, part) => sum + measureWeight(part), closing)
  const measureUnevenness = (count: number) =>
    Math.abs(total - 2 * parts.slice(0, count).reduce((sum, part) => sum + measureWeight(part), 0))
  const counts = parts.map((_, index) => index + 1)
  const best = counts.reduce((least, count) => (measureUnevenness(count) < measureUnevenness(least) ? count : least), 1)
  return [parts.slice(0, best), parts.slice(best)]
}
