import { stegaClean } from '@sanity/client/stega'

/**
 * A text without what cannot be drawn: the characters none of the fonts has, such as emoji, and the invisible marks of
 * previews. The library would ask foreign servers for a missing glyph.
 *
 * @param characters code points that can be drawn
 * @param limit longest text, in characters; a longer one ends with an ellipsis after a whole word
 */
export function drawableText(text: string, characters: ReadonlySet<number>, limit: number): string {
  const drawable = stegaClean(text)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gu, (character) => (characters.has(character.codePointAt(0) ?? 0) ? character : ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  if (drawable.length <= limit) return drawable
  const kept = drawable.slice(0, limit)
  const wordEnd = kept.lastIndexOf(' ')
  return `${(wordEnd > limit / 2 ? kept.slice(0, wordEnd) : kept).replace(/[\s,;:–—-]+$/, '')}…`
}
