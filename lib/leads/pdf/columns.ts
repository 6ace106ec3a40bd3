/** A part of the 1-pager. */
export interface Part {
  heading: string
  paragraphs: string[]
  bullets: string[]
}

/** About how much room a part takes, in characters; a heading and each point cost a line more. */
function weight({ heading, paragraphs, bullets }: Part): number {
  const texts = [heading, ...paragraphs, ...bullets]
  return texts.reduce((sum, text) => sum + text.length + 40, 0)
}

/** Splits parts into two columns of about the same height, in reading order: down the left, then down the right. */
export function splitIntoColumns(parts: readonly Part[]): [Part[], Part[]] {
  const total = parts.reduce((sum, part) => sum + weight(part), 0)
  const unevenness = (count: number) =>
    Math.abs(total - 2 * parts.slice(0, count).reduce((sum, part) => sum + weight(part), 0))
  const counts = parts.map((_, index) => index + 1)
  const best = counts.reduce((least, count) => (unevenness(count) < unevenness(least) ? count : least), 1)
  return [parts.slice(0, best), parts.slice(best)]
}
