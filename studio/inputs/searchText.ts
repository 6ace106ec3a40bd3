/** Truncates a text at a word boundary to at most `max` characters, with an ellipsis. */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : cut.length).trimEnd()}…`
}

/** Describes a text's length against its maximum. */
export function describeLength(
  length: number,
  max: number,
): { words: string; tone: 'positive' | 'caution' | 'critical' } {
  const count = `${length} of ${max} characters`
  if (length > max) return { words: `${count}: ${length - max} too many, the end is cut off`, tone: 'critical' }
  if (length === 0) return { words: `${count}: nothing to show yet`, tone: 'caution' }
  if (length < max / 2) return { words: `${count}: there is room to say more`, tone: 'caution' }
  return { words: count, tone: 'positive' }
}
