import { placeListItems } from './lists.ts'
import type { RichText } from './sanity.types.ts'
import { getBlockText } from './walkContent.ts'

/** Converts a rich text to plain text that keeps the numbers and bullets of its lists. */
export function toListedText(blocks: RichText): string {
  const places = placeListItems(blocks)
  return blocks
    .map((block, index) => {
      const place = places[index]
      const mark = place?.ordered ? `${place.number}. ` : place ? '• ' : ''
      return mark + getBlockText(block)
    })
    .join('\n\n')
}
