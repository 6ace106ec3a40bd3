/**
 * The first number of a text, whatever groups its thousands (space, comma, point or apostrophe): each language writes
 * "$24,000.50" in its own way, such as "24 000,50 $". A last comma or point with one or two digits begins the decimals.
 *
 * @returns undefined when the text has none
 */
export function firstNumber(text: string | null | undefined): number | undefined {
  const [found] = (text ?? '').match(/\d[\d\s.,’']*/u) ?? []
  if (found === undefined) return undefined
  const [, whole = found, decimals = ''] = found.trim().match(/^(.*?)[.,](\d{1,2})$/) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
