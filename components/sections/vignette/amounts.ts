// Figures of the drawn cards are texts, so that editors write them as each language does ("$24,000", "24 000 $").
// The drawings read the numbers out of them.

/**
 * The first whole or decimal number of a text, whatever groups its thousands (space, comma, point or apostrophe).
 *
 * @returns undefined when the text has none
 */
export function firstNumber(text: string | null | undefined): number | undefined {
  const [found] = (text ?? '').match(/\d[\d\s.,’']*/u) ?? []
  if (found === undefined) return undefined
  const [, whole = found, decimals = ''] = found.trim().match(/^(.*?)[.,](\d{1,2})$/) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}

/** How far a value lies between two ends, from 0 to 1. */
export function share(value: number, low: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0
}
