/** Cuts a text at a word to a number of characters, with an ellipsis. */
export function shownIn(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const lastBlank = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastBlank > max / 2 ? lastBlank : cut.length).trimEnd()}…`
}

/** Describes how well a text uses its space. */
export function getCount(length: number, max: number): { words: string; tone: 'positive' | 'caution' | 'critical' } {
  const count = `${length} of ${max} characters`
  if (length > max) return { words: `${count}: ${length - max} too many, the end is cut off`, tone: 'critical' }
  if (length === 0) return { words: `${count}: nothing to show yet`, tone: 'caution' }
  if (length < max / 2) return { words: `${count}: there is room to say more`, tone: 'caution' }
  return { words: count, tone: 'positive' }
}
