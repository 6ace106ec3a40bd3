import type { EstimateInput } from './estimate.ts'
import { readAmount, type AmountLimits, type AmountProblem } from './typedAmount.ts'

/** The fields for amounts. Dollars, and per cent for the rate and the tax. */
export const amountFields = {
  income: { max: 10_000_000, digits: 2 },
  debts: { max: 1_000_000, digits: 2 },
  savings: { max: 100_000_000, digits: 2 },
  condo: { max: 100_000, digits: 2 },
  rate: { max: 25, digits: 3 },
  tax: { max: 10, digits: 3 },
  heat: { max: 10_000, digits: 2 },
} as const satisfies Record<string, AmountLimits>

export type AmountField = keyof typeof amountFields
export type FieldName = AmountField | 'years' | 'place'

export type FieldTexts = Readonly<Record<FieldName, string>>

/** Provinces and territories, and Toronto, which has its own land transfer tax. */
export const places = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'TO', 'PE', 'QC', 'SK', 'YT'] as const

export const amortizations = ['25', '30'] as const

const choices: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['years', amortizations],
  ['place', places],
])

const isAmountField = (name: string): name is AmountField => Object.hasOwn(amountFields, name)

export const isFieldName = (name: string): name is FieldName => isAmountField(name) || choices.has(name)

export function findAmountProblem(name: AmountField, text: string): AmountProblem | undefined {
  const read = readAmount(text, amountFields[name])
  return 'problem' in read ? read.problem : undefined
}

/** Parses the fields to an estimate's input; null while an amount is invalid. */
export function toInput(texts: FieldTexts): EstimateInput | null {
  const getAmount = (name: AmountField) => {
    const read = readAmount(texts[name], amountFields[name])
    return 'amount' in read ? read.amount : null
  }
  const [income, debtsMonthly, down, condoMonthly, contractRate, tax, heatMonthly] = [
    getAmount('income'),
    getAmount('debts'),
    getAmount('savings'),
    getAmount('condo'),
    getAmount('rate'),
    getAmount('tax'),
    getAmount('heat'),
  ]
  if (!income || !debtsMonthly || !down || !condoMonthly || !contractRate || !tax || !heatMonthly) return null
  const propertyTaxRate = (Number(tax) / 100).toFixed(5)
  const years = Number(texts.years)
  return { income, debtsMonthly, down, contractRate, years, propertyTaxRate, heatMonthly, condoMonthly }
}

/** Formats the changed fields as a URL fragment, which is never sent to a server. */
export function toFragment(texts: FieldTexts, first: FieldTexts): string {
  const names = Object.keys(first).filter(isFieldName)
  const changed = names.filter((name) => texts[name] !== first[name]).map((name) => [name, texts[name]])
  return `#${new URLSearchParams(changed)}`
}

/** Parses the fields in a URL fragment; unknown fields and options are ignored. */
export function parseFragment(fragment: string): Partial<FieldTexts> {
  const given = [...new URLSearchParams(fragment.slice(1))].filter(
    ([name, text]) => isAmountField(name) || choices.get(name)?.includes(text),
  )
  return Object.fromEntries(given)
}
