/** A text as a place with room for some characters shows it: cut at a word, with an ellipsis. */
export function shownIn(text: string, room: number): string {
  if (text.length <= room) return text
  const cut = text.slice(0, room - 1)
  const lastBlank = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastBlank > room / 2 ? lastBlank : cut.length).trimEnd()}…`
}

export interface Count {
  words: string
  tone: 'positive' | 'caution' | 'critical'
}

/** How well a text fills its room. */
export function countOf(length: number, room: number): Count {
  const count = `${length} of ${room} characters`
  if (length > room) return { words: `${count}: ${length - room} too many, the end is cut off`, tone: 'critical' }
  if (length === 0) return { words: `${count}: nothing to show yet`, tone: 'caution' }
  if (length < room / 2) return { words: `${count}: there is room to say more`, tone: 'caution' }
  return { words: count, tone: 'positive' }
}
