/**
 * Digits and what stands between them: what follows them, such as the point of a sentence, is not theirs. A comma
 * or point before them belongs to them unless it ends a word.
 */
const FIRST = /(?:\B[.,])?\d+(?:[\s.,’']+\d+)*/
const BELOW_ONE = /^(0?)[.,](\d+)$/
const WITH_DECIMALS = /^(.*?)[.,](\d{1,2})$/

/**
 * The first number of a text, whatever groups its thousands (space, comma, point or apostrophe): each language writes
 * "$24,000.50" in its own way, such as "24 000,50 $". A last comma or point with one or two digits begins the decimals;
 * one with nothing or a zero before it does so whatever follows, as in ".5" and "0.955".
 *
 * @returns undefined when the text has none
 */
export function findFirstNumber(text: string | null | undefined): number | undefined {
  const found = (text ?? '').match(FIRST)?.[0]
  if (found === undefined) return undefined
  const [, whole = found, decimals = ''] = found.match(BELOW_ONE) ?? found.match(WITH_DECIMALS) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
