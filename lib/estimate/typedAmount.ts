export type AmountProblem = 'empty' | 'notNumber' | 'negative' | 'tooHigh'

export interface AmountLimits {
  readonly max: number
  /** Decimals; with more than two, three digits after a separator are decimals, not thousands. */
  readonly digits: number
}

/** Parses a typed amount as a decimal of zero or more in any notation: "$85,000.50", "85 000,50 $" or "85k". */
export function readAmount(
  text: string,
  { max, digits }: AmountLimits,
): { amount: string } | { problem: AmountProblem } {
  const plain = text.replaceAll(/[\s$%’']/g, '')
  if (plain === '') return { problem: 'empty' }
  if (/^[-−–]/.test(plain)) return { problem: 'negative' }
  const thousands = /k$/i.test(plain)
  const written = thousands ? plain.slice(0, -1) : plain
  const ungrouped = digits > 2 ? written : written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
  const [, whole = '', decimals = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(ungrouped) ?? []
  if (whole + decimals === '' || decimals.length > digits) return { problem: 'notNumber' }
  const value = Number(`${whole || '0'}.${decimals || '0'}`) * (thousands ? 1000 : 1)
  return value > max ? { problem: 'tooHigh' } : { amount: value.toFixed(digits) }
}
