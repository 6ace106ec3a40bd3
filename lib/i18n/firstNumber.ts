/**
 * Matches digits with separators between them, without trailing punctuation. A leading comma or point belongs to the
 * number unless it ends a word.
 */
const FIRST = /(?:\B[.,])?\d+(?:[\s.,’']+\d+)*/
const BELOW_ONE = /^(0?)[.,](\d+)$/
const WITH_DECIMALS = /^(.*?)[.,](\d{1,2})$/
/** A mark that cannot group: after four digits or more, or after groups with another separator. */
const AFTER_WHOLE = /^(\d{4,}|.*[\s’'].*|.*,.*(?=\.)|.*\..*(?=,))[.,](\d+)$/
const ONE_MARK = /^(\d+)[.,](\d+)$/

/**
 * Parses the first number of a text in the notation of any language, such as "$24,000.50" or "24 000,50 $". Thousands
 * are grouped by space, comma, point or apostrophe. A last comma or point before one or two digits is the decimal mark;
 * after nothing or a zero it always is, as in ".5" and "0.955", and where it cannot group, as in "1500.125".
 *
 * @param isGrouped whether a single mark before three digits groups
 * @returns undefined when the text has none
 */
export function findFirstNumber(text: string | null | undefined, isGrouped = true): number | undefined {
  const found = (text ?? '').match(FIRST)?.[0]
  if (found === undefined) return undefined
  const forms = [BELOW_ONE, WITH_DECIMALS, AFTER_WHOLE, ...(isGrouped ? [] : [ONE_MARK])]
  const [, whole = found, decimals = ''] = forms.map((form) => form.exec(found)).find((match) => match !== null) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
