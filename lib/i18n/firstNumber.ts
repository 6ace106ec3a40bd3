/**
 * Matches digits with separators between them, without trailing punctuation. A leading comma or point belongs to the
 * number unless it ends a word.
 */
const FIRST = /(?:\B[.,])?\d+(?:[\s.,’']+\d+)*/
const BELOW_ONE = /^(0?)[.,](\d+)$/
const WITH_DECIMALS = /^(.*?)[.,](\d{1,2})$/

/**
 * Parses the first number of a text in the notation of any language, such as "$24,000.50" or "24 000,50 $". Thousands
 * are grouped by space, comma, point or apostrophe. A last comma or point before one or two digits is the decimal mark;
 * after nothing or a zero it always is, as in ".5" and "0.955".
 *
 * @returns undefined when the text has none
 */
export function findFirstNumber(text: string | null | undefined): number | undefined {
  const found = (text ?? '').match(FIRST)?.[0]
  if (found === undefined) return undefined
  const [, whole = found, decimals = ''] = found.match(BELOW_ONE) ?? found.match(WITH_DECIMALS) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
