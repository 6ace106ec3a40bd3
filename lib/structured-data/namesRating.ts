import { formatNumber } from '#lib/content/format.ts'

/**
 * Whether one of the texts that a page shows names the app's rating: how high it is, and from how many.
 *
 * @param texts as the page shows them, with their tokens filled
 */
export const namesRating = (
  texts: readonly string[],
  { value, count }: { value: number; count: number },
  locale: string,
): boolean => texts.some((text) => [value, count].every((figure) => text.includes(formatNumber(figure, locale))))
